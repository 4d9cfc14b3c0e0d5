import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuthorError } from '../authoring/index.ts';
import {
  combine,
  type PlaygroundTemplateData,
  parseYaml,
  playgroundTemplateSchema,
  readDataFiles,
} from '../schemas/index.ts';
import { checkOpenFiles, editorProject } from './editor-project.ts';
import { overlay, readLayer, readOwnLayer, skeletonFolder } from './layers.ts';
import type { PlaygroundTemplate } from './types.ts';

const folder = 'content/playground';

/**
 * The templates of the playground in the order of its menu.
 *
 * @param root the project's folder
 * @throws AuthorError that lists every mistake
 */
export function readPlayground(root: string = process.cwd()): PlaygroundTemplate[] {
  const options = { folder, pattern: '*/template.yaml', schema: playgroundTemplateSchema };
  const errors: AuthorError[] = [];
  const templates = readDataFiles(root, options).map(({ id, file, data }) => {
    // The loader has checked it.
    const { label, order, openFiles } = data as PlaygroundTemplateData;
    const files = overlay(readLayer(root, skeletonFolder), readOwnLayer(root, `${folder}/${id}`));
    const source = parseYaml(readFileSync(join(root, file), 'utf8'), { file });
    errors.push(...checkOpenFiles(openFiles, files, source));
    return { order, template: { name: id, label, project: editorProject(files, openFiles) } };
  });
  if (errors.length > 0) throw combine(errors, folder);
  return templates.sort((a, b) => a.order - b.order).map(({ template }) => template);
}
