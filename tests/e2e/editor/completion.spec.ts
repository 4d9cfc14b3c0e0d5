import { expect, type Page, test } from '@playwright/test';
import { toHash } from '../../../src/islands/playground/shared-code.ts';
import type { Engine } from '../../../src/sandbox/compile/engine/index.ts';
import type { ProjectFiles, ProjectPath } from '../../../src/sandbox/types.ts';
import { checkAll, newEngine } from '../../unit/sandbox/compile/node-engine.ts';
import { expectCode, takeCompletion, typeText, wholeCode } from '../support/hands.ts';
import { codeField } from '../support/workspace.ts';

const APP: ProjectPath = '/src/app/app.ts';

const bird = `import { Component, model, Pipe, type PipeTransform } from '@angular/core';

@Component({ selector: 'app-bird', template: '<p>A bird of {{ weight() }}</p>' })
export class Bird {
  readonly weight = model(0);
}

@Pipe({ name: 'shout' })
export class ShoutPipe implements PipeTransform {
  transform(text: string): string {
    return text.toUpperCase();
  }
}
`;

/** A component with a line of a template. */
const withTemplate = (
  line: string,
  { imports = '', lines = '' } = {},
) => `import { Component, signal } from '@angular/core';
${lines}
@Component({
  selector: 'app-root',
${imports}  template: \`
    <h1>Hello</h1>
    ${line}
  \`,
})
export class App {
  protected readonly open = signal(true);
  protected readonly weight = signal(1);
}
`;

const withImport = (line: string, name: string, from: string) =>
  withTemplate(line, {
    imports: `  imports: [${name}],\n`,
    lines: `import { ${name} } from '${from}';\n`,
  });

/** A class body of its own, for TypeScript alone. */
const withMember = (
  line: string,
  names = 'Component, signal',
  lines = '',
) => `import { ${names} } from '@angular/core';
${lines}
@Component({ selector: 'app-root', template: '<h1>Hello</h1>' })
export class App {
  readonly open = signal(true);
  ${line}
}
`;

interface Kind {
  readonly kind: string;
  /** The file, with \`¦\` where the reader clicks. */
  readonly start: string;
  readonly typed: string;
  /** What Enter accepts. */
  readonly chosen: string;
  /** Typed after it. */
  readonly more?: string;
  readonly end: string;
}

const kinds: readonly Kind[] = [
  {
    kind: 'a member in TypeScript',
    start: withMember('readonly copy = this.¦;'),
    typed: 'op',
    chosen: 'open',
    more: '()',
    end: withMember('readonly copy = this.open();'),
  },
  {
    kind: 'an import from a package',
    start: withMember('readonly closed = ¦;'),
    typed: 'comput',
    chosen: 'computed',
    more: '(() => !this.open()',
    end: withMember(
      'readonly closed = computed(() => !this.open());',
      'Component, computed, signal',
    ),
  },
  {
    kind: 'an import from a file of the project',
    start: withMember('readonly kind = ¦;'),
    typed: 'Bir',
    chosen: 'Bird',
    end: withMember('readonly kind = Bird;', undefined, "import { Bird } from './bird';\n"),
  },
  {
    kind: 'the path of a package',
    start: withMember('', undefined, "import { map } from '¦';\n").replace('true', 'map'),
    typed: 'rx',
    chosen: 'rxjs',
    end: withMember('', undefined, "import { map } from 'rxjs';\n").replace('true', 'map'),
  },
  {
    kind: 'the path of a file',
    start: withMember('', undefined, "import { Bird } from '¦';\n").replace('true', 'Bird'),
    typed: './b',
    chosen: './bird',
    end: withMember('', undefined, "import { Bird } from './bird';\n").replace('true', 'Bird'),
  },
  {
    kind: 'a structural directive',
    start: withTemplate('<p ¦>Open</p>'),
    typed: '*ngI',
    chosen: '*ngIf',
    more: 'open()',
    end: withImport('<p *ngIf="open()">Open</p>', 'NgIf', '@angular/common'),
  },
  {
    kind: 'an attribute directive',
    start: withTemplate('<p ¦>Open</p>'),
    typed: '[ngC',
    chosen: '[ngClass]',
    more: "'wide'",
    end: withImport(`<p [ngClass]="'wide'">Open</p>`, 'NgClass', '@angular/common'),
  },
  {
    kind: 'a link of the router',
    start: withTemplate('<a ¦>Home</a>'),
    typed: 'routerL',
    chosen: 'routerLink',
    more: '/home',
    end: withImport('<a routerLink="/home">Home</a>', 'RouterLink', '@angular/router'),
  },
  {
    kind: 'a component',
    start: withTemplate('¦'),
    typed: '<app-b',
    chosen: 'app-bird',
    more: ' />',
    end: withImport('<app-bird />', 'Bird', './bird'),
  },
  {
    kind: 'an element',
    start: withTemplate('¦'),
    typed: '<butt',
    chosen: 'button',
    more: '>More',
    end: withTemplate('<button>More</button>'),
  },
  {
    kind: 'a pipe of a package',
    start: withTemplate('{{ weight() | ¦ }}'),
    typed: 'perc',
    chosen: 'percent',
    end: withImport('{{ weight() | percent }}', 'PercentPipe', '@angular/common'),
  },
  {
    kind: 'a pipe of the project',
    start: withTemplate("{{ 'hey' | ¦ }}"),
    typed: 'sh',
    chosen: 'shout',
    end: withImport("{{ 'hey' | shout }}", 'ShoutPipe', './bird'),
  },
  {
    kind: 'an event',
    start: withTemplate('<button ¦>More</button>'),
    typed: '(cli',
    chosen: '(click)',
    more: 'open.set(false)',
    end: withTemplate('<button (click)="open.set(false)">More</button>'),
  },
  {
    kind: 'a property',
    start: withTemplate('<button ¦>More</button>'),
    typed: '[disa',
    chosen: '[disabled]',
    more: 'open()',
    end: withTemplate('<button [disabled]="open()">More</button>'),
  },
  {
    kind: 'a two-way binding',
    start: withImport('<app-bird ¦ />', 'Bird', './bird'),
    typed: '[(we',
    chosen: '[(weight)]',
    more: 'weight',
    end: withImport('<app-bird [(weight)]="weight" />', 'Bird', './bird'),
  },
  {
    kind: 'a two-way binding of forms',
    start: withTemplate('<input ¦ />'),
    typed: '[(ng',
    chosen: '[(ngModel)]',
    more: 'weight',
    end: withImport('<input [(ngModel)]="weight" />', 'FormsModule', '@angular/forms'),
  },
  {
    kind: 'a block',
    start: withTemplate('¦'),
    typed: '@i',
    chosen: '@if',
    more: 'open()\t<b>Open',
    end: withTemplate('@if (open()) {\n      <b>Open</b>\n    }'),
  },
  {
    kind: 'a property of a style sheet',
    start: withTemplate('').replace('  template', '  styles: `b { ¦ }`,\n  template'),
    typed: 'backg',
    chosen: 'background',
    more: ': red;',
    end: withTemplate('').replace('  template', '  styles: `b { background: red; }`,\n  template'),
  },
];

let page: Page;
let engine: Engine;
let base: ProjectFiles;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  engine = await newEngine();
  page = await browser.newPage();
  await page.goto('/playground');
  const template = await page.request.get('/assets/playground/hello-world.json');
  base = { ...(await template.json()).files, '/src/app/bird.ts': bird };
});

test.afterAll(() => page.close());

let version = 0;

/** What the compiler finds in the project with a text of the application. */
function mistakes(text: string): string[] {
  version += 1;
  engine.apply({ version, files: { ...base, [APP]: text }, deleted: [] });
  return checkAll(engine).diagnostics.map(({ code, message }) => `${code}: ${message}`);
}

/** Opens a text, which has a mark, and puts the cursor there. */
async function open(marked: string): Promise<void> {
  const hash = toHash({ files: { ...base, [APP]: marked.replace('¦', '') }, open: [APP] });
  await page.evaluate((text) => {
    location.hash = text;
  }, hash);
  await expectCode(page, marked.replace('¦', ''));
  const before = marked.slice(0, marked.indexOf('¦'));
  const text = before.slice(before.lastIndexOf('\n') + 1);
  await codeField(page)
    .locator('.cm-line')
    .nth(before.split('\n').length - 1)
    .click();
  if (text.trim() === '') return page.keyboard.press('End');
  // Twice: the first time may stop at the indentation.
  await page.keyboard.press('Home');
  await page.keyboard.press('Home');
  for (const _ of text) await page.keyboard.press('ArrowRight');
}

for (const { kind, start, typed, chosen, more = '', end } of kinds)
  test(`completes ${kind}`, async () => {
    // The first list waits for the language service to load.
    test.slow();
    await open(start);
    await typeText(page, typed);
    await takeCompletion(page, chosen, { timeout: 60_000 });
    for (const part of more.split(/(\t)/)) {
      if (part === '\t') await page.keyboard.press('Tab');
      else await typeText(page, part);
    }
    await expectCode(page, end);
    expect.soft(mistakes(await wholeCode(page))).toEqual([]);
  });
