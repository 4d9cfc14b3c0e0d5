/** Path of the folder of everything that previews load, on the site. */
export const SANDBOX_BASE = '/sandbox/';

/** Where a page finds out what is in that folder: the only file there whose name says nothing of its content. */
export const MANIFEST_ADDRESS = `${SANDBOX_BASE}manifest.json`;

/** Folder of the linked modules, which a frame asks for without an origin. */
export const RUNTIME_FOLDER = 'runtime';

/** Folder of the frame's document, in a folder of its own that is named after its content. */
export const FRAME_FOLDER = 'frame';

/**
 * The file of the sandbox that a request is for.
 *
 * @param url path with or without a query
 * @returns its path below the folder; undefined where the request is for something else
 */
export function sandboxFileOf(url: string): string | undefined {
  const [pathname = ''] = url.split('?', 1);
  if (!pathname.startsWith(SANDBOX_BASE)) return undefined;
  const rest = pathname.slice(SANDBOX_BASE.length);
  if (rest.split('/').some((part) => /^\.|[\\%]/.test(part))) return undefined;
  return rest.endsWith('/') ? `${rest}index.html` : rest;
}
