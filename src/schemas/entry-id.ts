/** Files that stand for the folder they are in. */
const folderFiles = ['index', 'example', 'template'];

/**
 * Id of an entry: the path of its file as written, upper case included, without the extension;
 * `x/index.mdx`, `x/example.yaml` and `x/template.yaml` are `x`.
 *
 * @param file path from the collection's folder, with forward slashes
 */
export function entryId(file: string): string {
  const parts = file.replace(/\.[^./]+$/, '').split('/');
  if (parts.length > 1 && folderFiles.includes(parts.at(-1) ?? '')) parts.pop();
  return parts.join('/');
}
