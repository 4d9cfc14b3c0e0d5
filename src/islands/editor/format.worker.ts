import * as angular from 'prettier/plugins/angular';
import * as estree from 'prettier/plugins/estree';
import * as html from 'prettier/plugins/html';
import * as postcss from 'prettier/plugins/postcss';
import * as typescript from 'prettier/plugins/typescript';
import { format } from 'prettier/standalone';
import type { FormatAnswer, FormatRequest } from './format.ts';

// Formats a file as the Angular CLI's new projects do, templates in components included.

const parsers: Readonly<Record<string, string>> = {
  css: 'css',
  html: 'angular',
  json: 'json',
  scss: 'scss',
  ts: 'typescript',
};

async function answer({ file, text }: FormatRequest): Promise<FormatAnswer> {
  const parser = file.endsWith('/index.html') ? 'html' : parsers[file.replace(/.*\./, '')];
  if (!parser) return { text };
  try {
    const plugins = [angular, estree as never, html, postcss, typescript];
    return { text: await format(text, { parser, plugins, printWidth: 100, singleQuote: true }) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<FormatRequest>) => {
  self.postMessage(await answer(data));
};
