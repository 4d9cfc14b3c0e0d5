import type { ProjectFiles, ProjectPath } from '../../src/sandbox/types.ts';
import { readPlayground } from '../../src/tutorials/index.ts';
import { root } from '../lib/paths.mjs';

/** What is edited. */
export const editKinds = ['class', 'template', 'style'] as const;
export type EditKind = (typeof editKinds)[number];

/** A file with another text, and what shows in the page once it is rendered. */
export interface Edit {
  readonly file: ProjectPath;
  readonly text: string;
  readonly marker: string;
}

const NAME = 'signals';

/** The application that both sides run: a template of the playground, whose first state shows the marker `bench-start`. */
export function markedApplication(): ProjectFiles {
  const files = readPlayground(root).find(({ name }) => name === NAME)?.project.files;
  if (!files) throw new Error(`The playground has no template ${NAME}.`);
  const { file, text } = edit(files, 'template', 'start');
  return { ...files, [file]: text };
}

const FILES: Readonly<Record<EditKind, ProjectPath>> = {
  class: '/src/app/app.ts',
  template: '/src/app/app.html',
  style: '/src/app/app.css',
};

/** Changes one file of the application so that its page differs. */
export function edit(files: ProjectFiles, kind: EditKind, name: string): Edit {
  const file = FILES[kind];
  const marker = `bench-${name}`;
  const before = files[file] ?? '';
  const texts: Readonly<Record<EditKind, string>> = {
    class: before.replace("'Breakfast'", `'Breakfast ${marker}'`),
    // Blanks around it, since Angular leaves none between elements.
    template: `${before}<p> ${marker} </p>\n`,
    style: `${before}:host { --bench: ${marker}; }\n`,
  };
  if (texts[kind] === before) throw new Error(`The bench does not know how to edit ${file}.`);
  return { file, text: texts[kind], marker };
}
