import ts from 'typescript';
import { expect, test } from 'vitest';
import { importEdits } from '../../../../src/sandbox/language/component-imports.ts';
import { decoratedWith } from '../../../../src/sandbox/language/components.ts';
import { textWith } from '../../../../src/sandbox/project/index.ts';

const NG_IF = { name: 'NgIf', from: '@angular/common', modules: ['CommonModule'] };

/** A file after a class was imported into its component. */
function imported(text: string, wanted = NG_IF): string {
  const file = ts.createSourceFile('/src/app/app.ts', text, ts.ScriptTarget.Latest, true);
  const [component] = decoratedWith(file, ['Component']);
  if (!component) throw new Error('There is no component.');
  return textWith(text, importEdits(component, wanted));
}

const CORE = "import { Component } from '@angular/core';\n";
const COMMON = "import { NgIf } from '@angular/common';\n";

for (const [what, before, after] of [
  [
    'no imports',
    "{\n  selector: 'a',\n  template: '',\n}",
    "{\n  selector: 'a',\n  imports: [NgIf],\n  template: '',\n}",
  ],
  [
    'one line',
    "{ selector: 'a', template: '' }",
    "{ selector: 'a', imports: [NgIf], template: '' }",
  ],
  ['no selector', "{\n  template: '',\n}", "{\n  imports: [NgIf],\n  template: '',\n}"],
  ['the selector last', "{ selector: 'a' }", "{ selector: 'a', imports: [NgIf] }"],
  ['nothing', '{}', '{ imports: [NgIf] }'],
  ['an empty array', '{ imports: [] }', '{ imports: [NgIf] }'],
  ['an array', '{ imports: [A] }', '{ imports: [A, NgIf] }'],
  ['a trailing comma', '{ imports: [A,] }', '{ imports: [A, NgIf,] }'],
  [
    'several lines',
    '{\n  imports: [\n    A,\n    B\n  ],\n}',
    '{\n  imports: [\n    A,\n    B,\n    NgIf\n  ],\n}',
  ],
  [
    'several lines with a trailing comma',
    '{\n  imports: [\n    A,\n  ],\n}',
    '{\n  imports: [\n    A,\n    NgIf,\n  ],\n}',
  ],
  ['a constant', '{ imports: SHARED }', '{ imports: [SHARED, NgIf] }'],
] as const)
  test(`a decorator with ${what} imports a class`, () => {
    const code = (metadata: string) => `\n@Component(${metadata})\nexport class App {}\n`;
    expect(imported(CORE + code(before))).toBe(CORE + COMMON + code(after));
  });

const rest = '@Component({ imports: [NgIf] })\nexport class App {}\n';
const bare = '@Component({})\nexport class App {}\n';
const added = '@Component({ imports: [NgIf] })\nexport class App {}\n';

for (const [what, before, after] of [
  ['what has it already', COMMON + rest, COMMON + rest],
  [
    'a module that brings it',
    bare.replace('{}', '{ imports: [CommonModule] }'),
    bare.replace('{}', '{ imports: [CommonModule] }'),
  ],
  [
    'another import of the package',
    `import { NgClass } from '@angular/common';\n${bare}`,
    `import { NgClass, NgIf } from '@angular/common';\n${added}`,
  ],
  [
    'one of several lines',
    `import {\n  NgClass,\n} from '@angular/common';\n${bare}`,
    `import {\n  NgClass,\n  NgIf,\n} from '@angular/common';\n${added}`,
  ],
  [
    'an import of types alone',
    `import type { NgClass } from '@angular/common';\n${bare}`,
    `import type { NgClass } from '@angular/common';\n${COMMON}${added}`,
  ],
  [
    'other quotes',
    `import "x";\n${bare}`,
    `import "x";\nimport { NgIf } from "@angular/common";\n${added}`,
  ],
  ['no imports', bare, COMMON + added],
] as const)
  test(`a file with ${what} imports a class`, () => expect(imported(before)).toBe(after));
