/** Scripts whose names change with every build: this build's folder of them, and the names that other bundlers give them. */
const chunk = /(\/_astro\/[^\s?#]*|\bchunk-[^\s?#]*)\.js\b/;

/** What WebKit says where an imported script can't be loaded; it does not say which. */
const namelessFailure = /^Importing a module script failed/;

/** What the other browsers say; an error that was thrown in a script names it too, but only in its stack. */
const failedImport = /import(ed|ing) module|dynamically imported|Loading chunk|load/i;

/** Whether the first line of a message tells that a script of this build could not be loaded. */
export function isChunkFailure(line: string): boolean {
  return namelessFailure.test(line) || (chunk.test(line) && failedImport.test(line));
}

/** Whether a script element that failed would have loaded a script of this build. */
export const isChunkElement = (target: EventTarget | null): boolean =>
  target instanceof HTMLScriptElement && chunk.test(target.src);
