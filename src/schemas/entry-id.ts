/** Files that stand for the folder they are in. An article may be called `example`. */
const folderFile = /\/(?:index\.[^./]+|(?:example|template)\.yaml)$/;

/**
 * Id of an entry: the path of its file as written, upper case included, without the extension;
 * `x/index.mdx`, `x/example.yaml` and `x/template.yaml` are `x`.
 *
 * @param file path from the collection's folder, with forward slashes
 */
export function entryId(file: string): string {
  return file.replace(folderFile, '').replace(/\.[^./]+$/, '');
}
