import type { ProjectFiles } from '../../../../src/sandbox/types.ts';

/** An application with a mistake. */
export interface BrokenApplication {
  readonly mistake: string;
  /** What must be found, among other things. */
  readonly code: string;
  /** Files that it adds to, or has in place of those of `workingApplication`. */
  readonly files: ProjectFiles;
}

const page = '<!doctype html>\n<title>Aviary</title>\n<app-root></app-root>\n';

const main = `import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';

bootstrapApplication(App);
`;

interface Parts {
  readonly imports?: string;
  readonly metadata?: string;
  readonly body?: string;
  readonly before?: string;
}

/** A root component with a template of its own. */
function app(
  template: string,
  { imports = '', metadata = '', body = '', before = '' }: Parts = {},
) {
  return `import { Component, computed, inject, input, output, signal } from '@angular/core';
${imports}
${before}
@Component({
  selector: 'app-root',
  ${metadata}
  template: \`
    ${template}
  \`,
})
export class App {
  readonly bird = signal({ name: 'Wren', rings: 2 });
  readonly names = signal(['Wren', 'Robin']);
  readonly used = [computed, inject, input, output];
  ${body}
}
`;
}

const inline = (template: string, parts?: Parts): ProjectFiles => ({
  '/src/app/app.ts': app(template, parts),
});

/** A component with a template in a file. */
const external = (template: string, body = ''): ProjectFiles => ({
  '/src/app/app.ts': `import { Component, signal } from '@angular/core';

@Component({ selector: 'app-root', templateUrl: './app.html' })
export class App {
  readonly bird = signal({ name: 'Wren', rings: 2 });
  ${body}
}
`,
  '/src/app/app.html': template,
});

const perch = `import { Component, input, model, output } from '@angular/core';

@Component({ selector: 'app-perch', template: '{{ height() }} {{ open() }}' })
export class Perch {
  readonly height = input.required<number>();
  readonly open = model(false);
  readonly landed = output<string>();
}
`;

const withPerch = (template: string, parts: Parts = {}): ProjectFiles => ({
  '/src/app/app.ts': app(template, {
    ...parts,
    imports: `import { Perch } from './perch';\n${parts.imports ?? ''}`,
    metadata: `imports: [Perch],${parts.metadata ?? ''}`,
  }),
  '/src/app/perch.ts': perch,
});

/** An application without a mistake. */
export const workingApplication: ProjectFiles = {
  '/src/main.ts': main,
  '/src/index.html': page,
  '/src/app/app.ts': app('<p>{{ bird().name }}</p>'),
};

export const brokenApplications: readonly BrokenApplication[] = [
  // Syntax of TypeScript
  {
    mistake: 'a statement that ends in its middle',
    code: 'TS1134',
    files: { '/src/app/app.ts': `${app('')}\nconst = ;\n` },
  },
  {
    mistake: 'a class that is not closed',
    code: 'TS1005',
    files: { '/src/app/app.ts': app('').replace(/\}\n$/, '') },
  },
  {
    mistake: 'a text that is not closed',
    code: 'TS1002',
    files: { '/src/app/app.ts': `${app('')}\nexport const place = 'Marsh;\n` },
  },
  {
    mistake: 'a template literal that is not closed',
    code: 'TS1160',
    files: { '/src/app/app.ts': `${app('')}\nexport const place = \`Marsh;\n` },
  },
  {
    mistake: 'a syntax error beside an error of types',
    code: 'TS1109',
    files: inline('', { body: `readonly height: number = 'high';\n  readonly = ;` }),
  },
  // Types
  {
    mistake: 'a text for a number',
    code: 'TS2322',
    files: inline('', { body: `readonly height: number = 'high';` }),
  },
  { mistake: 'an unknown name', code: 'TS2304', files: inline('', { body: 'x = missing;' }) },
  {
    mistake: 'an unknown member',
    code: 'TS2551',
    files: inline('', { body: 'readonly x = this.bird().wings;' }),
  },
  {
    mistake: 'an import of a file that is not there',
    code: 'TS2307',
    files: inline('', { imports: `import { Nest } from './nest';`, body: 'nest = new Nest();' }),
  },
  {
    mistake: 'an import of a package that is not there',
    code: 'TS2307',
    files: inline('', { imports: `import { chirp } from 'chirp-chirp';`, body: 'c = chirp();' }),
  },
  {
    mistake: 'an import of something that is not exported',
    code: 'TS2305',
    files: inline('', { imports: `import { chirp } from '@angular/core';`, body: 's = chirp;' }),
  },
  {
    mistake: 'a wrong number of arguments',
    code: 'TS2554',
    files: inline('', { body: 'fly() { this.bird.set(); }' }),
  },
  {
    mistake: 'a parameter without a type',
    code: 'TS7006',
    files: inline('', { body: 'fly(to) { return to; }' }),
  },
  {
    mistake: 'a value that may be missing',
    code: 'TS2532',
    files: inline('', { body: `first = this.names().at(0).length;` }),
  },
  {
    mistake: 'a path with the extension of TypeScript',
    code: 'TS5097',
    files: {
      '/src/app/app.ts': app('', {
        imports: `import { Perch } from './perch.ts';`,
        body: 'p = Perch;',
      }),
      '/src/app/perch.ts': perch,
    },
  },
  {
    mistake: 'a type that is exported again as a value',
    code: 'TS1205',
    files: {
      '/src/app/app.ts': `${app('')}\nexport { Bird } from './bird';\n`,
      '/src/app/bird.ts': 'export interface Bird { name: string }\n',
    },
  },
  {
    mistake: 'a member that hides one of its base class',
    code: 'TS4114',
    files: {
      '/src/app/app.ts': `${app('')}\nclass A { fly() {} }\nexport class B extends A { fly() {} }\n`,
    },
  },
  {
    mistake: 'data of another shape',
    code: 'TS2339',
    files: {
      '/src/app/app.ts': app('', {
        imports: `import data from './birds.json';`,
        body: 'x = data.wings;',
      }),
      '/src/app/birds.json': '{ "name": "Wren" }\n',
    },
  },
  {
    mistake: 'nothing that is exported by a file',
    code: 'TS2306',
    files: {
      '/src/app/app.ts': app('', { imports: `import { Nest } from './nest';`, body: 'n = Nest;' }),
      '/src/app/nest.ts': 'const nest = 1;\n',
    },
  },
  // Syntax of templates
  {
    mistake: 'an element that is not closed',
    code: 'NG5002',
    files: inline('<section><b>Wren</section>'),
  },
  {
    mistake: 'a block without its condition',
    code: 'NG5002',
    files: inline('@if { <p>Wren</p> }'),
  },
  {
    mistake: 'a block that is not closed',
    code: 'NG5002',
    files: inline('@if (bird()) { <p>Wren</p>'),
  },
  {
    mistake: 'a list without a key',
    code: 'NG5002',
    files: inline('@for (name of names()) { {{ name }} }'),
  },
  { mistake: 'an unfinished expression', code: 'NG5002', files: inline('{{ bird(). }}') },
  { mistake: 'an unknown block', code: 'NG5002', files: inline('@unless (bird()) { <p></p> }') },
  {
    mistake: 'a syntax error in a template of its own',
    code: 'NG5002',
    files: external('<p>\n  Wren\n</p>\n@if (bird( {\n  <b>x</b>\n}\n'),
  },
  // Names and types in templates
  { mistake: 'an unknown element', code: 'NG8001', files: inline('<app-nest />') },
  {
    mistake: 'an unknown element in a template of its own',
    code: 'NG8001',
    files: external('<p>Wren</p>\n\n  <app-nest />\n'),
  },
  { mistake: 'an unknown property', code: 'NG8002', files: inline('<p [wings]="2"></p>') },
  {
    mistake: 'an unknown input',
    code: 'NG8002',
    files: withPerch('<app-perch [height]="1" [width]="2" />'),
  },
  { mistake: 'a missing required input', code: 'NG8008', files: withPerch('<app-perch />') },
  {
    mistake: 'an input of another type',
    code: 'TS2322',
    files: withPerch('<app-perch height="low" />'),
  },
  {
    mistake: 'an unknown pipe',
    code: 'NG8004',
    files: inline('{{ bird().name | shout }}'),
  },
  {
    mistake: 'an unknown member in a template',
    code: 'TS2551',
    files: inline('{{ bird().wings }}'),
  },
  {
    mistake: 'an unknown member in a template of its own',
    code: 'TS2339',
    files: external('<p>Wren</p>\n<p>{{ bird().wings }} {{ nothing }}</p>\n'),
  },
  {
    mistake: 'an event of another type',
    code: 'TS2345',
    files: withPerch('<app-perch [height]="1" (landed)="count($event)" />', {
      body: 'count(n: number) { return n; }',
    }),
  },
  {
    mistake: 'a two-way binding of another type',
    code: 'TS2322',
    files: withPerch('<app-perch [height]="1" [(open)]="names" />'),
  },
  {
    mistake: 'a private member in a template',
    code: 'TS2341',
    files: inline('{{ secret }}', { body: 'private secret = 1;' }),
  },
  { mistake: 'an unknown reference', code: 'NG8003', files: inline('<p #p="bird">Wren</p>') },
  {
    mistake: 'a value of another type for a signal',
    code: 'TS2345',
    files: inline('<button (click)="bird.set(1)">Set</button>'),
  },
  {
    mistake: 'a variable that is used before it is declared',
    code: 'NG8016',
    files: inline('{{ total }} @let total = 3;'),
  },
  {
    mistake: 'a host listener that is not there',
    code: 'TS2339',
    files: inline('', { metadata: `host: { '(click)': 'fly()' },` }),
  },
  // Extended diagnostics
  {
    mistake: 'a banana outside the box',
    code: 'NG8101',
    files: withPerch('<app-perch [height]="1" ([open])="bird" />'),
  },
  {
    mistake: 'a fallback that is never used',
    code: 'NG8102',
    files: inline(`{{ bird().name ?? 'none' }}`),
  },
  {
    mistake: 'a directive that is not imported',
    code: 'NG8103',
    files: inline('<p *ngIf="bird()">Wren</p>'),
  },
  { mistake: 'a question that is not one', code: 'NG8107', files: inline('{{ bird()?.name }}') },
  { mistake: 'a signal that is not called', code: 'NG8109', files: inline('{{ bird }}') },
  {
    mistake: 'an import that is not used',
    code: 'NG8113',
    files: withPerch('<p>Wren</p>'),
  },
  {
    mistake: 'a variable that is not used',
    code: 'NG8112',
    files: inline('@let total = 3; <p>Wren</p>'),
  },
  {
    mistake: 'a function that is not called',
    code: 'NG8111',
    files: inline('<button (click)="fly">Fly</button>', { body: 'fly() {}' }),
  },
  {
    mistake: 'two things that are compared before one is chosen',
    code: 'NG8114',
    files: inline(`{{ names().length && maybe ?? 'none' }}`, {
      body: 'maybe: string | null = null;',
    }),
  },
  // Decorators and dependency injection
  {
    mistake: 'a template that is not there',
    code: 'NG2008',
    files: { '/src/app/app.ts': external('')['/src/app/app.ts'] as string },
  },
  {
    mistake: 'a style sheet that is not there',
    code: 'NG2008',
    files: inline('', { metadata: `styleUrl: './app.css',` }),
  },
  {
    mistake: 'a component without a template',
    code: 'NG2001',
    files: {
      '/src/app/app.ts': `import { Component } from '@angular/core';\n\n@Component({ selector: 'app-root' })\nexport class App {}\n`,
    },
  },
  {
    mistake: 'a dependency that is only a type',
    code: 'NG2003',
    files: inline('', {
      before: 'interface Nest { eggs: number }\n',
      body: 'constructor(readonly nest: Nest) {}',
    }),
  },
  {
    mistake: 'a dependency that is a text',
    code: 'NG2003',
    files: inline('', { body: 'constructor(readonly nest: string) {}' }),
  },
  {
    mistake: 'an import that is no component',
    code: 'NG2012',
    files: inline('', { before: 'class Nest {}\n', metadata: 'imports: [Nest],' }),
  },
  {
    mistake: 'a component that is declared by no module',
    code: 'NG2011',
    files: {
      '/src/app/app.ts': app('<app-perch [height]="1" />', {
        imports: `import { Perch } from './perch';`,
        metadata: 'imports: [Perch],',
      }),
      '/src/app/perch.ts': perch.replace(`template:`, `standalone: false, template:`),
    },
  },
  {
    mistake: 'two decorators for one class',
    code: 'NG1006',
    files: {
      '/src/app/app.ts': app('')
        .replace('Component, ', 'Component, Directive, ')
        .replace('@Component(', `@Directive()\n@Component(`),
    },
  },
  {
    mistake: 'a decorator that is not called',
    code: 'NG1003',
    files: {
      '/src/app/app.ts': `${app('').replace('Component, ', 'Component, Injectable, ')}\n@Injectable\nexport class Birds {}\n`,
    },
  },
  {
    mistake: 'a selector that is not known when it is compiled',
    code: 'NG1010',
    files: {
      '/src/app/app.ts': app('').replace(`'app-root'`, 'String(Math.random())'),
    },
  },
  {
    mistake: 'an input that is private',
    code: 'NG1053',
    files: inline('', { body: `private readonly secret = input(1);` }),
  },
  {
    mistake: 'a query that is conditional',
    code: 'NG8110',
    files: {
      '/src/app/app.ts': app('', {
        body: 'readonly perch = this.names() ? viewChild(App) : undefined;',
      }).replace('signal }', 'signal, viewChild }'),
    },
  },
  {
    mistake: 'two mistakes of different kinds in two files',
    code: 'NG8001',
    files: {
      ...withPerch('<app-perch [height]="1" /> <app-nest />', { body: 'height: number = true;' }),
    },
  },
];
