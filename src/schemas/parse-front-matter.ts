import { AuthorError } from '../authoring/index.ts';
import { parseYaml, type YamlSource } from './parse-yaml.ts';

/**
 * The front matter of an MDX file.
 *
 * @param text the whole file
 * @param file its path, for errors
 * @throws AuthorError when there is none, when it does not end, or when it is not YAML
 */
export function parseFrontMatter(text: string, file: string): YamlSource {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trimEnd() !== '---') {
    throw new AuthorError({
      message: 'The file does not start with front matter.',
      hint: 'Put it on the first line:\n\n---\ntitle: …\ndescription: …\n---',
      file,
      line: 1,
      column: 1,
    });
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end === -1) {
    throw new AuthorError({
      message: 'The front matter does not end.',
      hint: 'Write a line of three hyphens after its last key:\n\n---',
      file,
      line: 1,
      column: 1,
    });
  }
  return parseYaml(lines.slice(1, end).join('\n'), { file, firstLine: 2 });
}
