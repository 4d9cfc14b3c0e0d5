import { expect, test } from 'vitest';
import { readCode } from '../../../../src/sandbox/project/code-text.ts';
import { needsZone } from '../../../../src/sandbox/project/index.ts';

const start = `import { bootstrapApplication } from '@angular/platform-browser';\n`;
const zoneless = `import { provideZonelessChangeDetection } from '@angular/core';\n`;

test.each([
  ['starts as a new project does', `${start}bootstrapApplication(App);`, true],
  [
    'provides zone change detection',
    `${start}bootstrapApplication(App, { providers: [provideZoneChangeDetection({ eventCoalescing: true })] });`,
    true,
  ],
  [
    'does without',
    `${start}${zoneless}bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });`,
    false,
  ],
  [
    'does without by another name',
    `${start}import { provideZonelessChangeDetection as zoneless } from '@angular/core';\nbootstrapApplication(App, { providers: [zoneless()] });`,
    false,
  ],
  ['only imports that it could do without', `${start}${zoneless}bootstrapApplication(App);`, true],
  [
    'only says so in a comment',
    `${start}// provideZonelessChangeDetection()\n/* provideZonelessChangeDetection() */\nbootstrapApplication(App);`,
    true,
  ],
  [
    'only says so in a text',
    `${start}console.log('provideZonelessChangeDetection()', \`provideZonelessChangeDetection()\`);`,
    true,
  ],
  [
    'imports zone.js all the same',
    `import 'zone.js';\n${start}bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });`,
    true,
  ],
  ['has no framework', `document.body.append('Hello');`, false],
])('a project that %s', (_, main, expected) => {
  expect(needsZone({ '/src/main.ts': main })).toBe(expected);
});

test('all files but tests are looked at', () => {
  const files = {
    '/src/main.ts': `${start}import { appConfig } from './app/app.config';\nbootstrapApplication(App, appConfig);`,
    '/src/app/app.spec.ts': 'provideZonelessChangeDetection()',
  };
  expect(needsZone(files)).toBe(true);
  const config = 'export const appConfig = { providers: [provideZonelessChangeDetection()] };';
  expect(needsZone({ ...files, '/src/app/app.config.ts': config })).toBe(false);
});

test('code is told from what looks like it', () => {
  const { code, imports } = readCode(
    [
      `import a from 'a'; import "b"; export * from 'c';`,
      "const lazy = () => import('d'); const text = `x $" +
        '{ { y: `z $' +
        '{call()}` }.y } // no comment`;',
      `const quote = /['"\`/*]/.test(value) / 2; // import 'e'`,
      `const s = 'it\\'s' + "//"; after();`,
    ].join('\n'),
  );
  expect(imports).toEqual(['a', 'b', 'c', 'd']);
  expect(code).toContain('call()');
  expect(code).toContain('after()');
  expect(code).not.toMatch(/comment|it|import ''e''/);
});
