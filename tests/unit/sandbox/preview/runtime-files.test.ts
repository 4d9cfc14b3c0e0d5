import { expect, test } from 'vitest';
import { importedNames } from '../../../../src/sandbox/preview/runtime-files.ts';

test('the packages of all imports are found, those of lazy ones too, and no modules of the application', () => {
  const code = `import { a } from '@angular/core';
import * as i0 from "@angular/core";
import 'tslib';
export { of } from 'rxjs';
import { b } from 'app:/src/b.js';
const lazy = () => import("@angular/forms").then((m) => m.x);
const text = 'from here';`;
  expect(importedNames({ 'app:/src/main.js': { code } })).toEqual([
    '@angular/core',
    '@angular/forms',
    'rxjs',
    'tslib',
  ]);
});
