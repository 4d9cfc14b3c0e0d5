/** Where the content documents are: the articles of the site alone, for clients that show them in a frame of their own. */
export const contentFolder = '/assets/content/';

/** Content path of the article that is shown where another one is missing. */
export const errorPath = 'error';

/**
 * The address of a content document. A path without a file extension is that of an article; those of commands end with `.html` alone.
 *
 * @param path below the folder: `guide/signals`, `cli/add`, `api/angular_core_signal_function.html`, `error`
 */
export function contentAddress(path: string): string {
  return contentFolder + contentFile(path.replace(/^\/+/, ''));
}

function contentFile(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  // A name may begin with a dot that starts no extension, and end with one.
  if (/[^.]\.[A-Za-z0-9]+$/.test(name)) return path;
  return path.startsWith('cli/') ? `${path}.html` : `${path}.md.html`;
}
