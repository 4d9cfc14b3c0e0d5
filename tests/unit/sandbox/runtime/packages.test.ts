import { beforeAll, expect, test } from 'vitest';
import { importableNames } from '../../../../src/sandbox/packages.ts';
import { importedNames } from '../../../../src/sandbox/preview/runtime-files.ts';
import { prepareRuntime, readManifest } from '../../../../src/sandbox/runtime/index.ts';
import type { RuntimeManifest } from '../../../../src/sandbox/types.ts';
import { newEngine, whole } from '../compile/node-engine.ts';

let manifest: RuntimeManifest;

// The first time, the framework is linked and all typings are collected.
beforeAll(async () => {
  manifest = readManifest(await prepareRuntime());
}, 180_000);

/** The packages that an application imports once it is compiled. */
async function compiledImports(app: string): Promise<string[]> {
  const engine = await newEngine();
  const files = {
    '/src/main.ts': "import { App } from './app';\nconsole.log(App);\n",
    '/src/app.ts': app,
  };
  engine.apply(whole(1, files));
  const { output, diagnostics } = engine.compile();
  expect(diagnostics).toEqual([]);
  return importedNames(output?.modules ?? {});
}

const withoutModule = (names: readonly string[]) =>
  names.filter((name) => manifest.imports[name] === undefined);

test('what can be imported can run', async () => {
  const imports = importableNames.map((name, index) => `import * as m${index} from '${name}';`);
  const uses = importableNames.map((_, index) => `m${index}`);
  const names = await compiledImports(`${imports.join('\n')}\nexport const App = [${uses}];\n`);
  expect(names).toEqual([...importableNames]);
  expect(withoutModule(names)).toEqual([]);
});

test('so can what the compiler imports for templates', async () => {
  const names = await compiledImports(`
import { DragDropModule } from '@angular/cdk/drag-drop';
import { CommonModule } from '@angular/common';
import { Component } from '@angular/core';
import { FormsModule, ReactiveFormsModule } from '@angular/forms';
import { RouterModule } from '@angular/router';

@Component({
  selector: 'app-root',
  imports: [CommonModule, DragDropModule, FormsModule, ReactiveFormsModule, RouterModule],
  template: \`
    <div cdkScrollable cdkDropList><p cdkDrag *ngIf="true">{{ 1 | number }}</p></div>
    <input [(ngModel)]="text" /><router-outlet />
  \`,
})
export class App {
  text = '';
}
`);
  expect(names).toContain('@angular/cdk/drag-drop');
  expect(withoutModule(names)).toEqual([]);
});
