import { expect, type Page, test } from '@playwright/test';
import type { LanguageWorkerClient } from '../../../src/sandbox/language/index.ts';
import { textWith } from '../../../src/sandbox/project/index.ts';
import type { ProjectFiles, ProjectPath } from '../../../src/sandbox/types.ts';
import { openPage, type ServedCompiler, servedCompiler } from '../support/client-page.ts';
import type { Sandbox } from '../support/doors.ts';

declare global {
  var sandbox: Sandbox;
  var language: LanguageWorkerClient;
}

let served: ServedCompiler;
let page: Page;
let version = 1;

const APP = '/src/app/app.ts';
const NEST = '/src/app/nest.ts';
const PERCH = '/src/app/perch.ts';
const NEST_TEMPLATE = '/src/app/nest.html';

const files: ProjectFiles = {
  '/src/main.ts': `import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';

bootstrapApplication(App);
`,
  [APP]: `import { Component, signal } from '@angular/core';
import { Nest } from './nest';

/** The root of the aviary. */
@Component({
  selector: 'app-root',
  imports: [Nest],
  template: \`
    <h1>{{ bird().name }}</h1>
    <app-nest [eggs]="3" />
  \`,
})
export class App {
  /** The bird that is shown. */
  readonly bird = signal({ name: 'Wren', rings: 2 });
}
`,
  [NEST]: `import { Component, input } from '@angular/core';

@Component({ selector: 'app-nest', templateUrl: './nest.html' })
export class Nest {
  /** How many eggs lie in it. */
  readonly eggs = input.required<number>();
}
`,
  [NEST_TEMPLATE]: `<p>{{ eggs() }}</p>
@if (eggs() > 2) {
  <b>Full</b>
}
`,
  [PERCH]: `import { Component } from '@angular/core';

@Component({ selector: 'app-perch', template: 'perch' })
export class Perch {}
`,
};

test.beforeAll(async ({ browser }) => {
  // The first time, all typings are collected.
  test.setTimeout(180_000);
  served = await servedCompiler();
  page = await browser.newPage();
  await openPage(page, served);
  await page.evaluate(
    ({ languageWorker, documentedTypings, files }) => {
      const makeWorker = () => new Worker(languageWorker, { type: 'module' });
      globalThis.language = new sandbox.LanguageWorkerClient({
        makeWorker,
        typings: documentedTypings,
      });
      language.update({ version: 1, files, deleted: [] });
    },
    { ...served.manifest, files },
  );
});

test.afterAll(() => page.close());

interface Question {
  readonly file: ProjectPath;
  readonly offset: number;
}

const hoverAt = (question: Question) =>
  page.evaluate(({ file, offset }) => language.hover(file, offset), question);

const completionsAt = (question: Question) =>
  page.evaluate(({ file, offset }) => language.completions(file, offset), question);

const diagnosticsOf = (file: ProjectPath) =>
  page.evaluate((file) => language.diagnostics(file), file);

/** Gives a file another text for a while, in which `¦` is where the cursor is. */
async function write(file: ProjectPath, marked: string) {
  const offset = marked.indexOf('¦');
  version += 1;
  const change = { version, files: { [file]: marked.replace('¦', '') }, deleted: [] };
  await page.evaluate((change) => language.update(change), change);
  return { file, offset };
}

const textOf = (file: ProjectPath) => files[file] ?? '';

/** The text of a file with another text before the first occurrence of one. */
const before = (file: ProjectPath, place: string, text: string) =>
  textOf(file).replace(place, () => text + place);

test.afterEach(async () => {
  for (const [file, text] of Object.entries(files)) await write(file as ProjectPath, text);
});

test('explains a symbol of the framework with its documentation', async () => {
  const offset = textOf(APP).indexOf('signal({') + 2;
  const hover = await hoverAt({ file: APP, offset });
  expect(hover?.signature).toContain('signal<');
  expect(hover?.documentation).toContain('`Signal`');
  expect(hover).toMatchObject({ start: offset - 2, end: offset - 2 + 'signal'.length });
});

for (const [what, file, place, signature, documentation] of [
  ['a member in a template', APP, 'bird().name', 'App.bird', 'The bird that is shown.'],
  ['an input in a template', APP, 'eggs]', 'Nest.eggs', 'How many eggs lie in it.'],
  ['a component in a template', APP, 'app-nest', 'Nest', ''],
  [
    'a member in a template of its own',
    NEST_TEMPLATE,
    'eggs() }',
    'Nest.eggs',
    'How many eggs lie in it.',
  ],
] as const) {
  test(`explains ${what}`, async () => {
    const hover = await hoverAt({ file, offset: textOf(file).indexOf(place) + 1 });
    expect(hover?.signature).toContain(signature);
    expect(hover?.documentation).toContain(documentation);
  });
}

for (const [what, file, marked, expected] of [
  ['members of a class', APP, textOf(APP).replace(/\}\n$/, '  fly() { this.¦ }\n}\n'), 'bird'],
  ['members in a template', APP, before(APP, '<h1>', '{{ bi¦ }}'), 'bird'],
  ['members of a value in a template', APP, before(APP, '<h1>', '{{ bird().¦ }}'), 'rings'],
  ['inputs of a component', APP, textOf(APP).replace('[eggs]="3"', '[¦'), '[eggs]'],
  [
    'properties of an element',
    APP,
    before(APP, '<h1>', '<button [disa¦]>A</button>'),
    '[disabled]',
  ],
  [
    'properties of an element in a binding that has a value',
    APP,
    before(APP, '<h1>', '<button [disa¦]="!bird()">A</button>'),
    '[disabled]',
  ],
  ['elements', APP, before(APP, '<h1>', '<app-¦'), 'app-nest'],
  ['members in a template of its own', NEST_TEMPLATE, `${textOf(NEST_TEMPLATE)}{{ e¦ }}`, 'eggs'],
] as const) {
  test(`completes ${what}`, async () => {
    const question = await write(file, marked);
    const found = await completionsAt(question);
    expect(found?.items.map(({ label }) => label)).toContain(expected);
  });
}

test('suggests a decorator of the framework before names of the browser', async () => {
  const marked = textOf(APP).replace(/\}\n$/, '  @Inp¦\n}\n');
  const items = (await completionsAt(await write(APP, marked)))?.items ?? [];
  const labels = items.toSorted((a, b) => a.order.localeCompare(b.order)).map(({ label }) => label);
  expect(labels).toContain('InputDeviceInfo');
  expect(labels).toContain('Input');
  expect(labels.indexOf('Input')).toBeLessThan(labels.indexOf('InputDeviceInfo'));
});

for (const [what, marked, label, expected] of [
  [
    'an import that has been begun',
    'import { FormCont¦}\n',
    'FormControl',
    "import { FormControl } from '@angular/forms';\n",
  ],
  [
    'a dot before a name that needs quotes',
    "const sizes = { 'x-large': 1 };\nsizes.¦;\n",
    'x-large',
    "const sizes = { 'x-large': 1 };\nsizes['x-large'];\n",
  ],
] as const) {
  test(`replaces ${what}`, async () => {
    const question = await write(PERCH, marked);
    const found = await completionsAt(question);
    const item = found?.items.find((one) => one.label === label);
    const { start = 0, end = 0 } = item?.replaces ?? {};
    const text = marked.replace('¦', '');
    expect(text.slice(0, start) + item?.text + text.slice(end)).toBe(expected);
    expect(item?.hasEdits).toBeFalsy();
  });
}

test('names no module where a choice comes from none', async () => {
  const member = textOf(APP).replace(/\}\n$/, '  readonly copy = bir¦\n}\n');
  const inClass = await completionsAt(await write(APP, member));
  const own = inClass?.items.find(({ text }) => text === 'this.bird');
  expect(own).toBeDefined();
  expect(own).not.toHaveProperty('source');
  const noComma =
    "import { Component } from '@angular/core';\n@Component({\n  template: ''\n  sele¦\n})\nclass A {}\n";
  const inObject = await completionsAt(await write(PERCH, noComma));
  const key = inObject?.items.find(({ label }) => label === 'selector');
  expect(key).toMatchObject({ hasEdits: true });
  expect(key).not.toHaveProperty('source');
});

for (const [what, name, text, from] of [
  ['a symbol that nothing imports yet', 'computed', 'comput¦', '@angular/core'],
  ['a package that nothing imports yet', 'FormControl', 'FormCont¦', '@angular/forms'],
  ['a class of the project', 'Perch', 'Perc¦', './perch'],
] as const) {
  test(`adds the import of ${what}`, async () => {
    const question = await write(APP, `${textOf(APP)}\nconst made = ${text}`);
    const found = await completionsAt(question);
    const item = found?.items.find(({ label, source }) => label === name && source === from);
    expect(item).toBeDefined();
    const details = await page.evaluate(
      ({ file, offset, item }) => item && language.completionDetails(file, offset, item),
      { ...question, item },
    );
    const added = details?.edits[APP]?.map((edit) => edit.text).join('');
    expect(added).toContain(name);
  });
}

for (const [what, marked, label, name, from] of [
  ['a structural directive', '<p *ngI¦>', '*ngIf', 'NgIf', '@angular/common'],
  ['an attribute directive', '<p [ngC¦]>', '[ngClass]', 'NgClass', '@angular/common'],
  ['a directive of a module', '<input [(ng¦)]>', '[(ngModel)]', 'FormsModule', '@angular/forms'],
  ['a component', '<app-p¦', 'app-perch', 'Perch', './perch'],
  ['a pipe', '{{ 1 | perc¦ }}', 'percent', 'PercentPipe', '@angular/common'],
] as const) {
  test(`adds ${what} to the imports of the component`, async () => {
    const text = before(APP, '<h1>', marked);
    const question = await write(APP, text);
    const written = text.replace('¦', '');
    const item = (await completionsAt(question))?.items.find((one) => one.label === label);
    expect(item).toMatchObject({ label, source: from });
    const details = await page.evaluate(
      ({ file, offset, item }) => item && language.completionDetails(file, offset, item),
      { ...question, item },
    );
    const after = textWith(written, details?.edits[APP] ?? []);
    expect(after).toContain(`import { ${name} } from '${from}';`);
    expect(after).toContain(`imports: [Nest, ${name}],`);
  });
}

test('adds a directive of a template of its own to the imports in the TypeScript file', async () => {
  const question = await write(NEST_TEMPLATE, '<p *ngI¦></p>');
  const item = (await completionsAt(question))?.items.find(({ label }) => label === '*ngIf');
  const details = await page.evaluate(
    ({ file, offset, item }) => item && language.completionDetails(file, offset, item),
    { ...question, item },
  );
  expect(textWith(textOf(NEST), details?.edits[NEST] ?? [])).toContain(
    "'app-nest', imports: [NgIf],",
  );
  expect(details?.edits[NEST_TEMPLATE]).toBeUndefined();
});

test('finds declarations, in templates too, and names the package of those outside', async () => {
  const at = (file: ProjectPath, place: string) =>
    page.evaluate(({ file, offset }) => language.definition(file, offset), {
      file,
      offset: textOf(file).indexOf(place) + 1,
    });
  expect(await at(APP, 'eggs]')).toEqual({ file: NEST, start: textOf(NEST).indexOf('eggs =') });
  expect(await at(NEST_TEMPLATE, 'eggs()')).toMatchObject({ file: NEST });
  expect(await at(APP, 'signal({')).toMatchObject({ packageName: '@angular/core' });
});

test('renames in all files and templates, and refuses names of packages', async () => {
  const rename = (offset: number, name?: string) =>
    page.evaluate(({ file, offset, name }) => language.rename(file, offset, name), {
      file: NEST as ProjectPath,
      offset,
      name,
    });
  const renamed = await rename(textOf(NEST).indexOf('eggs ='), 'young');
  if (!('edits' in renamed) || !renamed.edits) throw new Error('There are no edits.');
  const { edits } = renamed;
  expect(Object.keys(edits).sort()).toEqual([APP, NEST_TEMPLATE, NEST].sort());
  expect(textWith(textOf(APP), edits[APP] ?? [])).toContain('<app-nest [young]="3" />');
  expect(textWith(textOf(NEST_TEMPLATE), edits[NEST_TEMPLATE] ?? [])).not.toContain('eggs');
  expect(await rename(textOf(NEST).indexOf('input.'))).toHaveProperty('problem');
});

for (const [what, file, place] of [
  ['a member', NEST, ' = input'],
  ['a member in a template', NEST_TEMPLATE, '() > 2'],
  ['a class', NEST, ' {\n  /**'],
] as const) {
  test(`renames ${what} that the cursor is behind`, async () => {
    const found = await page.evaluate(
      ({ file, offset }) => language.rename(file, offset, 'other'),
      { file, offset: textOf(file).indexOf(place) },
    );
    expect(found).toHaveProperty('edits');
  });
}

test('says what changes where a file gets another path', async () => {
  const move = (from: ProjectPath, to: ProjectPath) =>
    page.evaluate(({ from, to }) => language.editsForRename(from, to), { from, to });
  const ofScript = await move(NEST, '/src/app/nests/nest.ts');
  expect(textWith(textOf(APP), ofScript[APP] ?? [])).toContain("from './nests/nest';");
  expect(textWith(textOf(NEST), ofScript[NEST] ?? [])).toContain("templateUrl: '../nest.html'");
  const ofTemplate = await move(NEST_TEMPLATE, '/src/app/den.html');
  expect(textWith(textOf(NEST), ofTemplate[NEST] ?? [])).toContain("templateUrl: './den.html'");
});

test('says what a call expects, in templates too', async () => {
  const signature = async (marked: string) => {
    const { file, offset } = await write(APP, marked);
    return page.evaluate(({ file, offset }) => language.signature(file, offset), { file, offset });
  };
  const inClass = await signature(textOf(APP).replace('rings: 2 })', 'rings: 2 }, ¦)'));
  expect(inClass).toMatchObject({ active: 1 });
  const inTemplate = await signature(before(APP, '<h1>', '<b (click)="bird.set(¦)"></b>'));
  expect(inTemplate).toMatchObject({ before: 'set(', active: 0 });
});

for (const [what, text, title] of [
  [
    'an import',
    (made: string) => `${made}\nconst total = computed(() => 1);`,
    'Update import from "@angular/core"',
  ],
  ['the spelling', (made: string) => made.replace('.name', '.nam'), "Change spelling to 'name'"],
  [
    'a component',
    (made: string) => made.replace('<h1>', '<app-perch /><h1>'),
    'Import Perch from "./perch"',
  ],
] as const)
  test(`mends ${what}`, async () => {
    await write(APP, text(textOf(APP)));
    const [found] = await diagnosticsOf(APP);
    const fixes = await page.evaluate(({ file, start, end }) => language.fixes(file, start, end), {
      file: APP,
      start: found?.start ?? 0,
      end: (found?.start ?? 0) + (found?.length ?? 0),
    } as const);
    expect(fixes.map((fix) => fix.title)).toContain(title);
  });

test('suggests no import from the inside of a package', async () => {
  const question = await write(APP, `${textOf(APP)}\nconst made = Observ¦`);
  const found = await completionsAt(question);
  const sources = found?.items
    .map(({ source = '' }) => source)
    .filter((source) => !source.startsWith('.'));
  expect(new Set(sources)).toContain('rxjs');
  const known = new Set(['', 'rxjs', 'rxjs/operators', 'tslib']);
  expect(sources?.filter((from) => !known.has(from) && !from.startsWith('@angular/'))).toEqual([]);
});

for (const [what, file, text, expected] of [
  [
    'TypeScript',
    APP,
    before(APP, 'signal({', 'missing ?? '),
    { code: 'TS2304', line: 15, column: 19 },
  ],
  [
    'the syntax of TypeScript',
    APP,
    `${textOf(APP)}\nconst place = 'Marsh;`,
    { code: 'TS1002', line: 18 },
  ],
  ['a template', APP, textOf(APP).replace('.name', '.wings'), { code: 'TS2551', line: 9 }],
  [
    'a template of its own',
    NEST_TEMPLATE,
    '<p>\n  {{ nothing }}\n</p>',
    { code: 'TS2339', line: 2, column: 6 },
  ],
  ['an unknown element', NEST_TEMPLATE, '<app-perch />', { code: 'NG8001', line: 1, column: 1 }],
] as const) {
  test(`finds mistakes in ${what}`, async () => {
    await write(file, text);
    const found = await diagnosticsOf(file);
    expect(found).toMatchObject([{ file, ...expected }]);
  });
}

test('finds no mistake where there is none', async () => {
  for (const file of [APP, NEST, NEST_TEMPLATE] as const)
    expect(await diagnosticsOf(file)).toEqual([]);
});

test('says that its worker is not there', async () => {
  const said = await page.evaluate(async (typings) => {
    const makeWorker = () => new Worker('/gone.js', { type: 'module' });
    const client = new sandbox.LanguageWorkerClient({ makeWorker, typings });
    return client.diagnostics('/src/main.ts').catch(String);
  }, served.manifest.documentedTypings);
  expect(said).toBe(
    'WorkerFailure: The language service does not work. Its files may be out of reach, or blocked.',
  );
});
