import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const orderForm = `import { Component, signal } from '@angular/core';
// #docregion metadata, all
// eslint-disable-next-line some-rule
@Component({
  selector: 'app-order-form',
  templateUrl: './order-form.html',
})
// #enddocregion metadata
export class OrderForm {
  // #docregion state
  readonly loaves = signal(1); // biome-ignore lint: example
  readonly name = signal('');
  // #enddocregion state

  order() {
    // #docregion state
    this.loaves.set(1);
    // #enddocregion state
  }
}
// #enddocregion all
`;

const orderFormBefore = `import { Component } from '@angular/core';
// #docregion metadata
@Component({
  selector: 'app-order',
  templateUrl: './order-form.html',
})
// #enddocregion metadata
export class OrderForm {}
`;

const template = `<!-- #docregion form -->
<form>
  <!-- #docregion button -->
  <button type="submit">Order</button>
  <!-- #enddocregion button -->
</form>
<!-- #enddocregion form -->
`;

const files: Record<string, string> = {
  'content/examples/bakery/example.yaml': 'title: Bakery\n',
  'content/examples/bakery/src/app/order-form.ts': orderForm,
  'content/examples/bakery/src/app/order-form-before.ts': orderFormBefore,
  'content/examples/bakery/src/app/order-form.html': template,
  'content/examples/bakery/src/app/order-form.css':
    '/* #docregion a */\np {}\n/* #enddocregion a */\n',
  'content/examples/bakery/src/app/other/page.html': '<p>Other</p>\n',
  'content/tutorials/knots/src/app/app.ts': 'introduction();\n',
  'content/tutorials/knots/1-reef/src/app/app.ts':
    '// #docregion tied\nreef();\n// #enddocregion tied\n',
  'content/tutorials/knots/1-reef/answer/src/app/app.ts':
    '// #docregion tied\ntied();\n// #enddocregion tied\n',
  'content/examples/bakery/notes.unknown': 'a\n',
  'content/images/signals.svg': '<svg viewBox="0 0 1 1"><path id="a" d="M0 0"/></svg>',
};

/**
 * Makes a little project on disk that articles of a test can quote from, for the run of one test
 * file.
 *
 * @returns its folder
 */
export function makeProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'articles-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  afterAll(() => rmSync(root, { recursive: true }));
  return root;
}
