import type { ProjectFiles, ProjectPath } from '../../src/sandbox/types.ts';
import { readPlayground } from '../../src/tutorials/index.ts';
import { root } from '../lib/paths.mjs';

/** What is edited. */
export const editKinds = ['class', 'template', 'style'] as const;
export type EditKind = (typeof editKinds)[number];

/** A change of a file, and what shows in the page once it is rendered. */
export interface Edit {
  readonly file: ProjectPath;
  /** What comes into the file. */
  readonly added: string;
  /** What it stands behind, which the file has once; without it, at the end. */
  readonly behind?: string;
  readonly marker: string;
}

/** The text of an edited file. */
export function edited(files: ProjectFiles, { file, added, behind }: Edit): string {
  const before = files[file] ?? '';
  if (behind === undefined) return before + added;
  if (!before.includes(behind)) throw new Error(`${file} has no “${behind}” to be edited.`);
  return before.replace(behind, behind + added);
}

const NAME = 'signals';

/** The application that both sides run: a template of the playground, whose first state shows the marker `bench-start`. */
export function markedApplication(): ProjectFiles {
  const files = readPlayground(root).find(({ name }) => name === NAME)?.project.files;
  if (!files) throw new Error(`The playground has no template ${NAME}.`);
  const start = edit('template', 'start');
  return { ...files, [start.file]: edited(files, start) };
}

/** A change of one file of the application that its page shows. */
export function edit(kind: EditKind, name: string): Edit {
  const marker = `bench-${name}`;
  const edits: Readonly<Record<EditKind, Omit<Edit, 'marker'>>> = {
    class: { file: '/src/app/app.ts', added: ` ${marker}`, behind: 'Breakfast' },
    // Blanks around it, since Angular leaves none between elements.
    template: { file: '/src/app/app.html', added: `<p> ${marker} </p>\n` },
    style: { file: '/src/app/app.css', added: `:host { --bench: ${marker}; }\n` },
  };
  return { ...edits[kind], marker };
}
