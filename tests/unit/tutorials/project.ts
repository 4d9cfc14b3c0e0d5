import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** A folder of its own for each test, with the skeleton that every project starts from. */
export function temporaryProject() {
  const project = { root: '', write };
  function write(files: Readonly<Record<string, string>>): void {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project.root, file)), { recursive: true });
      writeFileSync(join(project.root, file), text);
    }
  }
  beforeEach(() => {
    project.root = mkdtempSync(join(tmpdir(), 'tutorials-'));
    write({ 'content/skeleton/src/main.ts': 'start();\n' });
  });
  afterEach(() => rmSync(project.root, { recursive: true }));
  return project;
}

/** What a reader of mistakes gets. */
export function reportOf(read: () => unknown): string {
  try {
    read();
    return '';
  } catch (error) {
    return String(error);
  }
}

/** The text of a step. */
export const stepText = (title: string, ...lines: string[]): string =>
  [
    '---',
    `title: ${title}`,
    'description: What this step is about, in one or two sentences of a useful length.',
    ...lines,
    '---',
    '',
    'Text.',
    '',
  ].join('\n');
