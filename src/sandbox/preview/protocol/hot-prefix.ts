/** Stands at the start of a module that can be replaced, on its first line, so that no line moves. */
const PREFIX = 'import.meta.hot=previewHot;';

/**
 * What a frame puts before the code of a module. It stands here since the page has to take it off again from the columns of errors.
 */
export function prefixOf(code: string): string {
  return code.includes('import.meta.hot') ? PREFIX : '';
}
