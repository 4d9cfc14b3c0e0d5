import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { TYPINGS_FILES } from '../../../../src/sandbox/build/folders.ts';
import { prepareTypings } from '../../../../src/sandbox/build/index.ts';
import { Engine } from '../../../../src/sandbox/compile/engine/index.ts';
import { strictAngular, strictTypescript } from '../../../../src/sandbox/compile/strict-options.ts';
import type { Diagnostic, ProjectFiles, ProjectPath } from '../../../../src/sandbox/types.ts';
import { checkAll, newEngine, whole } from './node-engine.ts';

const page = '<!doctype html>\n<title>Aviary</title>\n<app-root></app-root>\n';

/** A project as `ng new` writes it, with its root component. */
const newProject = (app: string, files: ProjectFiles = {}): ProjectFiles => ({
  '/src/index.html': page,
  '/src/main.ts': `import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';

bootstrapApplication(App).catch((err) => console.error(err));
`,
  '/src/app/app.ts': app,
  ...files,
});

const component = (body = '', template = '<p>Wren</p>', before = '') =>
  `import { Component } from '@angular/core';
${before}
@Component({ selector: 'app-root', template: \`${template}\` })
export class App {
  ${body}
}
`;

// One for all: reading the typings takes longer than a project.
const engine = await newEngine();
let version = 0;
let before: ProjectFiles = {};

/** Compiles a project in place of the one before, and checks it as the worker does. */
function compiled(files: ProjectFiles) {
  const deleted = (Object.keys(before) as ProjectPath[]).filter((path) => !(path in files));
  before = files;
  version += 1;
  engine.apply({ version, files, deleted });
  const { output, diagnostics } = engine.compile();
  return { output, emitted: diagnostics, found: checkAll(engine).diagnostics };
}

const short = (found: readonly Diagnostic[]) =>
  found.map(({ code, severity, file, line }) => `${severity} ${code} ${file}:${line}`);

test('the options are those that the CLI writes into a new project', () => {
  const resolve = createRequire(import.meta.url).resolve('@schematics/angular/package.json');
  const template = readFileSync(
    resolve.replace('package.json', 'workspace/files/tsconfig.json.template'),
    'utf8',
  ).replaceAll(/<%.*?%>/g, '');
  const { config } = ts.parseConfigFileTextToJson('tsconfig.json', template);
  expect({ ...strictTypescript, target: 'ES2022', module: 'preserve' }).toEqual(
    config.compilerOptions,
  );
  expect(strictAngular).toEqual(config.angularCompilerOptions);
});

test('a project with zone.js loads it first, and has async functions that it can see', async () => {
  const { output, found } = compiled(
    newProject(component('async load() { await this.wait(); }\n  wait = async () => {};')),
  );
  expect(found).toEqual([]);
  expect(output?.polyfills).toBe('app:polyfills');
  expect(output?.modules['app:polyfills']?.code).toBe("import 'zone.js';\n");
  const { code = '' } = output?.modules['app:/src/app/app.js'] ?? {};
  expect(code).not.toMatch(/\basync\b|\bawait\b/);
  expect(code).toContain('__awaiter(this, void 0, void 0, function* ()');
  // What TypeScript would write for older targets stays.
  expect(code).toContain('wait = () =>');
});

test('what async functions refer to is the same with zone.js', () => {
  const app = `import { Component } from '@angular/core';
class Base { async load(text: string) { return text; } }
@Component({ selector: 'app-root', template: '' })
export class App extends Base {
  override async load(text: string) {
    const own = async () => [this, arguments.length, ...(await super.load(text))];
    for await (const one of this.all()) console.log(one, { ...(await own()) });
    return super.load(text);
  }
  async *all() { yield await 1; }
}
`;
  const { output, found } = compiled(newProject(app));
  expect(found).toEqual([]);
  const { code = '' } = output?.modules['app:/src/app/app.js'] ?? {};
  expect(code).toContain('const _super = Object.create(null, {');
  expect(code).toContain('_super.load.call(this, text)');
  expect(code).toContain('__asyncGenerator(this, arguments, function* ');
  expect(code).not.toMatch(/\basync\b|\bfor await\b/);
});

test('a project without zone.js loads nothing more, and keeps its async functions', async () => {
  const files = newProject(component('async load() { await 1; }'));
  const { output } = compiled({
    ...files,
    '/src/main.ts': `import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';
bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
`,
  });
  expect(output).not.toHaveProperty('polyfills');
  expect(output?.modules['app:/src/app/app.js']?.code).toContain('async load()');
});

test('a project comes to need zone.js, and no longer, from one version to the next', async () => {
  const engine = await newEngine({ hot: true });
  const files = newProject(component('async load() { await 1; }'));
  engine.apply(whole(1, files));
  expect(engine.compile().output?.polyfills).toBeDefined();
  checkAll(engine);
  const main = (files['/src/main.ts'] ?? '').replace(
    'bootstrapApplication(App)',
    'bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] })',
  );
  const zoneless = `import { provideZonelessChangeDetection } from '@angular/core';\n${main}`;
  engine.apply({ version: 2, files: { '/src/main.ts': zoneless }, deleted: [] });
  const { output } = engine.compile(1);
  expect(output).toMatchObject({ version: 2 });
  expect(output).not.toHaveProperty('polyfills');
  expect(output).not.toHaveProperty('hot');
  expect(output?.modules['app:/src/app/app.js']?.code).toContain('async load()');
});

test('modules of the framework, with components that are declared in them, compile', async () => {
  const { output, found } = compiled({
    '/src/index.html': page,
    '/src/main.ts': `import { platformBrowserDynamic } from '@angular/platform-browser-dynamic';
import { AppModule } from './app/app.module';
platformBrowserDynamic().bootstrapModule(AppModule).catch((err) => console.error(err));
`,
    '/src/app/app.module.ts': `import { NgModule } from '@angular/core';
import { FormsModule } from '@angular/forms';
import { BrowserModule } from '@angular/platform-browser';
import { AppComponent } from './app.component';
import { BirdComponent } from './bird.component';
@NgModule({
  declarations: [AppComponent, BirdComponent],
  imports: [BrowserModule, FormsModule],
  bootstrap: [AppComponent],
})
export class AppModule {}
`,
    '/src/app/app.component.ts': `import { Component } from '@angular/core';
@Component({
  selector: 'app-root',
  standalone: false,
  template: '<input [(ngModel)]="name"><app-bird *ngIf="name" [name]="name" (sings)="count = count + 1" />',
})
export class AppComponent { name = 'Wren'; count = 0; }
`,
    '/src/app/bird.component.ts': `import { Component, EventEmitter, HostBinding, HostListener, Input, Output } from '@angular/core';
@Component({ selector: 'app-bird', standalone: false, template: '{{ name | uppercase }}' })
export class BirdComponent {
  @Input() name?: string;
  @Output() sings = new EventEmitter<void>();
  @HostBinding('class.singing') singing = false;
  @HostListener('click') sing() { this.singing = true; this.sings.emit(); }
}
`,
  });
  expect(found).toEqual([]);
  expect(output?.modules['app:/src/app/app.module.js']?.code).toContain('ɵɵdefineNgModule');
});

test('texts that are marked for translation load what they call', async () => {
  const marked = compiled(newProject(component('', '<p i18n>Hello</p>')));
  expect(marked.found).toEqual([]);
  expect(marked.output?.modules['app:polyfills']?.code).toBe(
    "import 'zone.js';\nimport '@angular/localize/init';\n",
  );
  const tagged = compiled(newProject(component('text = $localize`Hello`;')));
  expect(tagged.found).toEqual([]);
  expect(tagged.output?.modules['app:polyfills']?.code).toContain('@angular/localize/init');
  const imported = compiled(
    newProject(component('', '<p>Wren</p>', "import '@angular/localize/init';")),
  );
  expect(imported.found).toEqual([]);
});

test('a tsconfig.json changes the options', async () => {
  const app = component('wings;', '<p>{{ wings.length }}</p>');
  expect(short(compiled(newProject(app)).found)).toEqual(['error TS7008 /src/app/app.ts:5']);
  const loose = '// of an older project\n{ "compilerOptions": { "strict": false, } }\n';
  expect(compiled(newProject(app, { '/tsconfig.json': loose })).found).toEqual([]);
});

test('options that it extends count, and names that it gives to folders', async () => {
  const { found, output } = compiled(
    newProject(component('wings = wings;', '{{ wings }}', "import { wings } from '@birds/wren';"), {
      '/tsconfig.json': `{
  "compilerOptions": { "strict": true, "target": "ES5", "paths": { "@birds/*": ["./src/app/birds/*"] } },
  "angularCompilerOptions": { "strictTemplates": true, "strictStandalone": true },
  "files": [], "references": [{ "path": "./tsconfig.app.json" }]
}`,
      '/tsconfig.app.json': '{ "extends": "./tsconfig.json", "include": ["src/**/*.ts"] }',
      '/src/app/birds/wren.ts': 'export const wings = 2;\n',
      '/src/app/old.ts': `import { Directive } from '@angular/core';\n@Directive({ standalone: false })\nexport class Old {}\n`,
    }),
  );
  expect(short(found)).toEqual(['error NG2023 /src/app/old.ts:2']);
  expect(output).toBeUndefined();
});

test('what is wrong in a tsconfig.json is said at its place', async () => {
  const { found } = compiled(
    newProject(component(), {
      '/tsconfig.json': `{
  "compilerOptions": { "strikt": true, "strict": "yes" },
  "angularCompilerOptions": { "strictTemplates": "yes" }
}`,
    }),
  );
  expect(short(found)).toEqual([
    'error TS5025 /tsconfig.json:2',
    'error TS5024 /tsconfig.json:2',
    'error TS5024 /tsconfig.json:3',
  ]);
  const broken = compiled(newProject(component(), { '/tsconfig.json': '{ "a": \n' }));
  expect(short(broken.found)[0]).toMatch(/^error TS\d+ \/tsconfig\.json:/);
});

/** Imports that lead nowhere, with a part of what is said of them. */
const wrongImports: readonly (readonly [name: string, code: string, says: string])[] = [
  [
    'a missing package',
    "import 'lodash';",
    'this page does not have lodash. It has @angular/animations',
  ],
  [
    'a missing package, for its names',
    "import { map } from 'lodash';\nconsole.log(map);",
    'this page does not have lodash',
  ],
  ['a package for servers', "import 'fs';", 'it is a part of Node'],
  ['a part of the framework for servers', "import '@angular/ssr';", 'It renders on a server.'],
  [
    'a missing part of a package',
    "import '@angular/core/nope';",
    'the package @angular/core has no such part. It has @angular/core,',
  ],
  ['a missing file', "import './nope';", 'the project has no file src/app/nope.ts.'],
  ['a missing style sheet', "import './x.css';", 'the project has no file src/app/x.css.'],
  [
    'a style sheet',
    "import './there.css';",
    'Refer to src/app/there.css in styleUrl of a component',
  ],
  ['JavaScript', "import './old.js';", 'Rename it to src/app/old.ts'],
  [
    'JavaScript without its ending',
    "import { old } from './old';\nconsole.log(old);",
    'Rename it to src/app/old.ts',
  ],
];

test.each(wrongImports)('%s is said once, and stays after the check', async (_, code, says) => {
  const { output, emitted, found } = compiled(
    newProject(component('', '<p>Wren</p>', code), {
      '/src/app/there.css': 'p {}',
      '/src/app/old.js': 'export const old = 1;\n',
    }),
  );
  expect(output).toBeUndefined();
  expect(short(found)).toEqual(['error TS2307 /src/app/app.ts:2']);
  expect(found[0]?.message).toContain(says);
  expect(emitted).toEqual(found);
  expect(found[0]?.missingPackage).toBe(
    /lodash|ssr/.exec(code)?.[0]?.replace('ssr', '@angular/ssr'),
  );
});

test('zone.js can be imported by code', async () => {
  const { found, output } = compiled(
    newProject(component('zone = Zone.current.name;', '{{ zone }}', "import 'zone.js';")),
  );
  expect(found).toEqual([]);
  expect(output?.modules['app:/src/app/app.js']?.code).toContain("import 'zone.js'");
});

test('a type of a package that is not there is explained by the check', async () => {
  const { output, found } = compiled(
    newProject(component('bird?: Bird;', '', "import type { Bird } from 'birds';")),
  );
  expect(output).toBeDefined();
  expect(found).toMatchObject([{ code: 'TS2307', missingPackage: 'birds' }]);
});

test('functions of Node are explained', async () => {
  const { found } = compiled(newProject(component("fs = require('fs');")));
  expect(found).toMatchObject([{ code: 'TS2591' }]);
  expect(found[0]?.message).toContain('it is a function of Node');
});

test('style sheets that others import are part of them, at the place of the import', async () => {
  const app = component().replace('template:', "styleUrl: './app.css', template:");
  const { output, found } = compiled(
    newProject(app, {
      '/src/app/app.css':
        "@import './theme/colors.css' screen;\n/* @import 'no.css' */\np { margin: 0 }\n",
      '/src/app/theme/colors.css': '@import url(../base.css);\nh1 { color: green }\n',
      '/src/app/base.css': 'b { color: red }\n',
      '/src/styles.css': '@import "app/base.css" layer(base);\nbody { margin: 0 }\n',
    }),
  );
  expect(found).toEqual([]);
  expect(output?.styles).toEqual(['@layer base {\nb { color: red }\n\n}\nbody { margin: 0 }\n']);
  const code = () => engine.compile().output?.modules['app:/src/app/app.js']?.code;
  expect(code()).toMatch(/@media screen.*b\[.*color: red.*h1\[.*color: green.*p\[.*margin: 0/s);
  engine.apply({
    version: ++version,
    files: { '/src/app/base.css': 'b { color: blue }\n' },
    deleted: [],
  });
  expect(code()).toContain('color: blue');
});

test('what a preview leaves out is a warning, and the rest runs', async () => {
  const { output, found } = compiled(
    newProject(component('worker = new Worker(new URL("./sums.worker", import.meta.url));'), {
      '/src/app/sums.worker.ts': '/// <reference lib="webworker" />\nself.postMessage(1);\n',
      '/src/index.html': `<!doctype html>
<!-- <script src="old.js"></script> -->
<link rel="icon" href="favicon.ico">
<link href="https://fonts.example/css?family=Roboto" rel="stylesheet">
<link rel="stylesheet" href="/theme.css">
<link rel="stylesheet" href="there.css">
<script src="https://maps.example/api.js" async></script>
<script>window.version = 1</script>
<script type="application/json">{}</script>
<app-root></app-root>
`,
      '/public/there.css': '',
      '/src/styles.css': "@import 'nope.css';\n@import 'https://fonts.example/a.css';\n",
    }),
  );
  expect(output).toBeDefined();
  expect(output?.styles.join()).not.toContain('@import');
  expect(found.map(({ severity, file, line, message }) => [severity, file, line, message])).toEqual(
    [
      ['warning', '/src/app/app.ts', 5, expect.stringContaining('has no web workers')],
      ['warning', '/src/index.html', 4, expect.stringContaining('https://fonts.example/css')],
      ['warning', '/src/index.html', 5, expect.stringContaining('no file public/theme.css')],
      ['warning', '/src/index.html', 7, expect.stringContaining('https://maps.example/api.js')],
      ['warning', '/src/index.html', 8, expect.stringContaining('This script does not run')],
      ['warning', '/src/styles.css', 1, expect.stringContaining('no file src/nope.css')],
      ['warning', '/src/styles.css', 2, expect.stringContaining('no network')],
    ],
  );
});

test('typings that few projects need can come later', async () => {
  const folder = await prepareTypings();
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const engine = new Engine(read(TYPINGS_FILES.plain));
  engine.apply(whole(1, newProject(component())));
  expect(engine.wantsRareTypings).toBe(false);
  const imports =
    "import { Dialog } from '@angular/cdk/dialog'; import de from '@angular/common/locales/de'; import '@angular/common/locales/global/fr';";
  const app = component('de = de;', '<p>Wren</p>', imports);
  engine.apply({
    version: 2,
    files: { '/src/app/app.ts': `${app}\nnew Dialog();\n` },
    deleted: [],
  });
  expect(engine.wantsRareTypings).toBe(true);
  expect(engine.compile().diagnostics).toMatchObject([
    { message: expect.stringContaining("'@angular/cdk/dialog' could not be loaded") },
    { message: expect.stringContaining("'@angular/common/locales/de' could not be loaded") },
    {
      message: expect.stringContaining("'@angular/common/locales/global/fr' could not be loaded"),
    },
  ]);
  engine.addTypings(read(TYPINGS_FILES.rare));
  expect(engine.wantsRareTypings).toBe(false);
  expect(engine.compile()).toMatchObject({ diagnostics: [], output: { version: 2 } });
  expect(checkAll(engine).diagnostics).toEqual([]);
});

test("an import in a component's own styles is a warning at its place", () => {
  const app = component().replace('template:', 'styles: `@import "./theme.css"; p {}`, template:');
  const { output, found } = compiled(newProject(app, { '/src/app/theme.css': '' }));
  expect(output).toBeDefined();
  expect(short(found)).toEqual(['warning SANDBOX2 /src/app/app.ts:3']);
});

test('an element of the page that closes itself is said to be none, as the Angular CLI refuses it', async () => {
  const { found, output } = compiled(
    newProject(component(), {
      '/src/index.html':
        '<!doctype html><body>\n<!-- <app-no /> --><app-root class="a" /><br /><link-list></link-list></body>',
    }),
  );
  expect(output).toBeDefined();
  expect(short(found)).toEqual(['warning SANDBOX2 /src/index.html:2']);
  expect(found[0]?.message).toContain('Write <app-root></app-root>.');
});
