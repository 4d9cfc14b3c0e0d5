import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { skeletonFolder } from '../../src/tutorials/layers.ts';
import { Failure } from '../lib/failure.mjs';
import type { Plan } from './plan.ts';
import { requireRoute } from './routes.ts';
import { inWords, skeleton, titleOf, yamlText } from './skeleton.ts';

/**
 * A new example application.
 *
 * @param name its folder
 * @throws Failure where it can't be, with what to write instead
 */
export function planExample(
  name: string,
  options: { label?: string | undefined },
  root: string,
): Plan {
  requireRoute(name, 'the name of an example', 'example');
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Failure(
      `"${name}" is not the name of an example: it becomes a host name, which begins with a letter and has no slash.`,
      `Write:\n  npm run new -- example ${name.replaceAll('/', '-').replace(/^[\d-]+/, '') || 'bread-oven'}`,
    );
  }
  const folder = `content/examples/${name}`;
  if (existsSync(join(root, folder))) {
    throw new Failure(`${folder} already exists.`, 'Choose another name, or change that example.');
  }
  const title = titleOf(options.label ?? inWords(name));
  const page = readFileSync(join(root, skeletonFolder, 'src/index.html'), 'utf8');
  return {
    name,
    files: [
      {
        path: `${folder}/example.yaml`,
        text: skeleton('example/example.yaml.txt', { title: yamlText(title) }),
      },
      { path: `${folder}/${name}.spec.ts`, text: skeleton('example/spec.ts.txt') },
      { path: `${folder}/src/main.ts`, text: skeleton('example/main.ts.txt') },
      {
        path: `${folder}/src/index.html`,
        text: page.replace(/(?<=<title>).*(?=<\/title>)/, () => inHtml(title)),
      },
      {
        path: `${folder}/src/app/app.ts`,
        text: skeleton('example/app.ts.txt', { title: inTemplate(title) }),
      },
    ],
  };
}

const inHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** In a template that is a template literal. */
function inTemplate(text: string): string {
  return inHtml(text).replace(/[{}@`\\$]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
