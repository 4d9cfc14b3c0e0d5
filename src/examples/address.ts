import { sharedFolder } from './folders.ts';

/** Path of the folder of all running examples on the site. */
const BASE = '/examples/';

/** A name that a folder of `content/examples` may have. */
const NAME = '[a-z][a-z0-9-]*';

/** The address of a running example. It ends with a slash, which all hosts answer with the folder's page and no redirect. */
export function previewAddress(example: string): string {
  return `${BASE}${example}/`;
}

/** The address of a file that several running examples share. */
export function sharedAddress(file: string): string {
  return `${BASE}${file}`;
}

/** The examples that a page of the built site shows running. */
export function previewsIn(html: string): string[] {
  const frames = html.matchAll(new RegExp(`<iframe\\b[^>]*\\ssrc="${BASE}(${NAME})/"`, 'g'));
  return [...new Set(Array.from(frames, ([, name = '']) => name))].sort();
}

/** A file of the running examples, as a request names it. */
export interface PreviewFile {
  /** The example; undefined for a file that several share. */
  readonly example: string | undefined;
  /** Path below the folder of all running examples. */
  readonly path: string;
}

/**
 * What a request for a running example is for.
 *
 * @param url path with or without a query
 * @returns undefined where it is for something else
 */
export function previewFileOf(url: string): PreviewFile | undefined {
  const [pathname = ''] = url.split('?', 1);
  const [, folder, rest = ''] =
    new RegExp(`^${BASE}(${NAME}|${sharedFolder})(?:/(.*))?$`).exec(pathname) ?? [];
  if (folder === undefined || rest.split('/').some((part) => /^\.|[\\%]/.test(part)))
    return undefined;
  const example = folder === sharedFolder ? undefined : folder;
  return { example, path: `${folder}/${rest || 'index.html'}` };
}
