import type { Code } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { Article } from '../../articles/index.ts';
import type { Finding, Rule } from '../rule.ts';

/** By this line of its file an article has shown the smallest use: what readers see on the first screen. */
const LAST_LINE = 45;
/** A sample that is complete, and short enough to be read at once. */
const LINES = { least: 8, most: 20 };

/** Articles with nothing to show in code: what they open with is a matter of their own. */
const WITHOUT_CODE =
  /^content\/docs\/(?:overview|installation|license|press-kit|update|ecosystem\/service-workers\/devops|essentials\/(?:index|next-steps))\.mdx$/;

/** Articles about a command or a configuration: those open with it, and it may be one line. */
const ABOUT_COMMANDS =
  /^content\/docs\/(?:ai\/(?:mcp|develop-with-ai)|tools\/cli\/(?:index|setup-local|build|serve|environments|deployment|end-to-end|build-system-migration)|ecosystem\/service-workers\/(?:app-shell|config|getting-started))\.mdx$/;

/** Languages of code that readers write; commands, output and diagrams are others. */
const isProgram = (node: Code): boolean => /^(?:angular-)?(?:ts|html)$/.test(node.lang ?? '');
const isCommand = (node: Code): boolean => /^(?:shell|json)$/.test(node.lang ?? '');

/** What an article shows first, in the order of its source. */
function firstShown({ file, tree }: Article): (Code | MdxJsxFlowElement) | undefined {
  const aboutCommands = ABOUT_COMMANDS.test(file);
  let first: (Code | MdxJsxFlowElement) | undefined;
  visit(tree, (node) => {
    if (first) return false;
    if (node.type === 'code' && (isProgram(node) || (aboutCommands && isCommand(node))))
      first = node;
    if (node.type === 'mdxJsxFlowElement' && /^(?:Example|Code)$/.test(node.name ?? ''))
      first = node;
    return undefined;
  });
  return first;
}

/** What is wrong with what an article shows first, in a sentence; nothing where it opens as it should. */
function fault(first: Code | MdxJsxFlowElement | undefined): string | undefined {
  if (!first) return 'The article shows no code.';
  if (first.type !== 'code') return 'The first code is quoted from an application.';
  const line = first.position?.start.line ?? 1;
  if (line > LAST_LINE) return `The first code is on line ${line}, after line ${LAST_LINE}.`;
  const length = first.value.split('\n').length;
  const isShort = length < LINES.least && !isCommand(first);
  if (isShort || length > LINES.most) return `The first code has ${length} lines.`;
  return undefined;
}

/** Guides open with one short sample: whoever sees the feature for the first time knows after one screen what its smallest use looks like. */
export const opening: Rule = (article): Finding[] => {
  if (!article.file.startsWith('content/docs/') || WITHOUT_CODE.test(article.file)) return [];
  const first = firstShown(article);
  const message = fault(first);
  if (!message) return [];
  const { line, column } = first?.position?.start ?? { line: 1, column: 1 };
  const hint = `Open with one complete sample of ${LINES.least} to ${LINES.most} lines, before line ${LAST_LINE} and before any <Example>.`;
  return [{ line, column, message, hint }];
};
