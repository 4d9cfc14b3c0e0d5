import { expect, test } from 'vitest';
import { readPlayground } from '../../../src/tutorials/index.ts';
import { reportOf, temporaryProject } from './project.ts';

const project = temporaryProject();
const template = (label: string, order: number, openFiles: string) =>
  `label: ${label}\norder: ${order}\nopenFiles: ${openFiles}\n`;

test('templates are in the order of the menu, over the skeleton', () => {
  project.write({
    'content/playground/game/template.yaml': template('Game', 2, '[src/app/app.ts, src/main.ts]'),
    'content/playground/game/src/app/app.ts': 'play();\n',
    'content/playground/hello/template.yaml': template('Hello', 1, '[src/main.ts]'),
    'content/playground/hello/src/main.ts': 'hello();\n',
  });
  expect(readPlayground(project.root)).toEqual([
    {
      name: 'hello',
      label: 'Hello',
      project: {
        files: { '/src/main.ts': 'hello();\n' },
        openFiles: ['/src/main.ts'],
        hiddenFiles: [],
      },
    },
    {
      name: 'game',
      label: 'Game',
      project: {
        files: { '/src/app/app.ts': 'play();\n', '/src/main.ts': 'start();\n' },
        openFiles: ['/src/app/app.ts', '/src/main.ts'],
        hiddenFiles: [],
      },
    },
  ]);
});

test('every template with an open file that does not exist is reported, at its line', () => {
  project.write({
    'content/playground/game/template.yaml': template('Game', 2, '[src/app/app.ts]'),
    'content/playground/hello/template.yaml': template('Hello', 1, '[src/man.ts]'),
  });
  expect(reportOf(() => readPlayground(project.root))).toMatchInlineSnapshot(`
    "content/playground/game/template.yaml:3:13
    2 mistakes in content/playground:

    content/playground/game/template.yaml:3:13
    The project has no file src/app/app.ts.
    It has src/main.ts.

    content/playground/hello/template.yaml:3:13
    The project has no file src/man.ts.
    Write:

    openFiles: [src/main.ts]"
  `);
});

test('a file with a null character is no text', () => {
  project.write({
    'content/playground/hello/template.yaml': template('Hello', 1, '[src/main.ts]'),
    'content/playground/hello/public/logo.png': 'a\0b',
  });
  expect(reportOf(() => readPlayground(project.root))).toMatchInlineSnapshot(`
    "content/playground/hello/public/logo.png
    This is not a text file, and the editor can only show text files.
    Draw pictures as SVG."
  `);
});
