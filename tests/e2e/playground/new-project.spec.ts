import { expect, type Page, test } from '@playwright/test';
import { toHash } from '../../../src/islands/playground/shared-code.ts';
import type { ProjectFiles, ProjectPath } from '../../../src/sandbox/types.ts';
import { expectCode, typeLines, typeOver } from '../support/hands.ts';
import { application, codeField, expectRunning } from '../support/workspace.ts';

const template = (page: Page) => page.getByRole('combobox', { name: 'Select a template' });
const problems = (page: Page) => page.getByRole('list', { name: 'Problems' }).getByRole('listitem');

test.beforeEach(() => {
  test.slow();
});

/** Opens a project by a link, as somebody who was sent it, and runs it. */
async function run(page: Page, files: ProjectFiles): Promise<void> {
  const open = Object.keys(files).slice(0, 3) as ProjectPath[];
  await page.goto(`/playground#${toHash({ files, open })}`);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
}

const html = '<!doctype html>\n<title>Birds</title>\n<app-root></app-root>\n';

/** Collects the files of zone.js that are asked for from now on. */
function zoneFiles(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/zone[^/]*\.js$/.test(pathname)) found.push(pathname);
  });
  return found;
}

test('only a project that needs zone.js loads it', async ({ page }) => {
  const loaded = zoneFiles(page);
  await page.goto('/playground');
  await expectRunning(page, 'Hello, world!');
  expect(loaded).toEqual([]);
  await template(page).selectOption('New project');
  await expectRunning(page, 'Hello, my-app');
  expect(loaded).toHaveLength(1);
});

test('a new project runs, follows what its timers and promises do, and says which package is missing', async ({
  page,
}) => {
  await page.goto('/playground');
  await expectCode(page, /Hello, /);
  await template(page).selectOption('New project');
  await expectRunning(page, 'Hello, my-app');
  await expectCode(page, /templateUrl: '\.\/app\.html'/);
  await typeOver(
    page,
    `import { Component } from '@angular/core';

@Component({
  selector: 'app-root',
  template: '<h1>{{ text }}</h1><button (click)="sing()">Sing</button>',
})
export class App {
  text = 'Silence';
  async sing() {
    await new Promise((done) => setTimeout(done, 20));
    this.text = 'Song';
  }
}`,
  );
  await expectRunning(page, 'Silence');
  await application(page).getByRole('button', { name: 'Sing' }).click();
  await expectRunning(page, 'Song');
  await codeField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await typeLines(page, "\nimport 'lodash';");
  await page.getByRole('tab', { name: 'Problems (1)' }).click();
  await expect(problems(page)).toHaveText([/this page does not have lodash\. It has @angular\/an/]);
});

test('a project with modules of the framework and marked texts runs', async ({ page }) => {
  await run(page, {
    '/src/app/app.component.ts': `import { Component } from '@angular/core';
@Component({
  selector: 'app-root',
  standalone: false,
  template: '<h1 i18n>Aviary</h1><input aria-label="Name" [(ngModel)]="name"><app-bird *ngIf="name" [name]="name" (sings)="count = count + 1" /><output>{{ count }}</output>',
})
export class AppComponent { name = 'Wren'; count = 0; }
`,
    '/src/app/bird.component.ts': `import { Component, EventEmitter, HostListener, Input, Output } from '@angular/core';
@Component({ selector: 'app-bird', standalone: false, template: '<button>{{ name | uppercase }}</button>' })
export class BirdComponent {
  @Input() name?: string;
  @Output() sings = new EventEmitter<void>();
  @HostListener('click') sing() { setTimeout(() => this.sings.emit()); }
}
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
    '/src/index.html': html,
    '/src/main.ts': `import { platformBrowserDynamic } from '@angular/platform-browser-dynamic';
import { AppModule } from './app/app.module';
platformBrowserDynamic().bootstrapModule(AppModule).catch((err) => console.error(err));
`,
  });
  await expectRunning(page, 'Aviary');
  await application(page).getByLabel('Name').fill('Robin');
  await application(page).getByRole('button', { name: 'ROBIN' }).click();
  await expect(application(page).getByRole('status')).toHaveText('1');
  await expect(page.getByRole('tab', { name: 'Problems (0)' })).toBeVisible();
});

test('parts of packages that few projects import are loaded when one does', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await run(page, {
    '/src/app/app.ts': `import '@angular/localize/init';
import { Dialog } from '@angular/cdk/dialog';
import { DecimalPipe, registerLocaleData } from '@angular/common';
import de from '@angular/common/locales/de';
import '@angular/common/locales/global/fr';
import { Component, inject } from '@angular/core';
import { ajax } from 'rxjs/ajax';
registerLocaleData(de);
@Component({ selector: 'app-dialog', template: '<p>{{ text }}</p>' })
export class Hello { text = $localize\`Hello from a dialog\`; }
@Component({
  selector: 'app-root',
  imports: [DecimalPipe],
  template: '<h1>{{ name }} {{ 1.5 | number: "1.1": "de" }} {{ 2.5 | number: "1.1": "fr" }}</h1><button (click)="dialog.open(hello)">Open</button>',
})
export class App {
  readonly dialog = inject(Dialog);
  readonly hello = Hello;
  name = '';
  constructor() {
    ajax.getJSON<{ name: string }>('/bird.json').subscribe(({ name }) => (this.name = name));
  }
}
`,
    '/public/bird.json': '{ "name": "Wren" }',
    '/src/index.html': html,
    '/src/main.ts': `import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';
bootstrapApplication(App);
`,
  });
  await expectRunning(page, 'Wren 1,5 2,5');
  await application(page).getByRole('button', { name: 'Open' }).click();
  await expect(application(page).getByRole('dialog')).toHaveText('Hello from a dialog');
  await expect(page.getByRole('tab', { name: 'Problems (0)' })).toBeVisible();
  expect(loaded.filter((path) => path.includes('rare-typings'))).toHaveLength(1);
});
