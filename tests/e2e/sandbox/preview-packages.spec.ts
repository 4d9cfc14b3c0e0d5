import type { ProjectFiles } from '../../../src/sandbox/types.ts';
import { app } from './support/app.ts';
import { appCompiler } from './support/compile-app.ts';
import { expect, type PreviewPage, test } from './support/preview-page.ts';

// Each package that a project may import beside those which every application needs, used in a preview as a reader's application uses it.

const { compile } = appCompiler();

/** Shows an application. @returns its frame */
async function run(preview: PreviewPage, files: ProjectFiles): Promise<PreviewPage['frame']> {
  await preview.start();
  await preview.show(await compile(files));
  return preview.frame;
}

test.afterEach(async ({ preview }) => {
  expect(await preview.told('error')).toEqual([]);
  expect(await preview.console()).toEqual([]);
});

test('a template-driven form says what is wrong, and is sent once nothing is', async ({
  preview,
}) => {
  const template = `
    <form #form="ngForm" (ngSubmit)="sent.set(order.name + ': ' + order.loaves)">
      <label>Name <input name="name" required minlength="3" [(ngModel)]="order.name" #name="ngModel"></label>
      @if (name.hasError('minlength')) { <p>Three letters at least</p> }
      <label>Loaves <input name="loaves" type="number" min="1" [(ngModel)]="order.loaves"></label>
      <button [disabled]="form.invalid">Order</button>
    </form>
    <output>{{ sent() }}</output>`;
  const frame = await run(preview, {
    '/src/app/app.ts': app(template, {
      imports: `import { signal } from '@angular/core';\nimport { FormsModule } from '@angular/forms';`,
      uses: 'FormsModule',
      members: `  readonly order = { name: '', loaves: 2 };\n  readonly sent = signal('');`,
    }),
  });
  const order = frame.getByRole('button', { name: 'Order' });
  await expect(order).toBeDisabled();
  await frame.getByLabel('Name').fill('Al');
  await expect(frame.getByText('Three letters at least')).toBeVisible();
  await frame.getByLabel('Name').fill('Alma');
  await expect(frame.getByText('Three letters at least')).toBeHidden();
  await frame.getByLabel('Loaves').fill('3');
  await order.click();
  await expect(frame.getByRole('status')).toHaveText('Alma: 3');
});

test('a reactive form grows by a row, adds up, and refuses what a validator refuses', async ({
  preview,
}) => {
  const template = `
    <form [formGroup]="form">
      @for (row of form.controls.rows.controls; track row) {
        <label>Row {{ $index + 1 }} <input type="number" [formControl]="row"></label>
      }
      <button type="button" (click)="add()">Add a row</button>
      <output>{{ form.invalid ? 'Negative' : total() }}</output>
    </form>`;
  const frame = await run(preview, {
    '/src/app/app.ts': app(template, {
      imports: `import { signal } from '@angular/core';
import { FormArray, FormControl, FormGroup, ReactiveFormsModule, Validators } from '@angular/forms';`,
      uses: 'ReactiveFormsModule',
      members: `  readonly form = new FormGroup({ rows: new FormArray([this.row()]) });
  readonly total = signal(0);
  constructor() {
    this.form.valueChanges.subscribe(({ rows = [] }) => {
      this.total.set(rows.reduce((sum, value) => sum + value, 0));
    });
  }
  add() { this.form.controls.rows.push(this.row()); }
  row() { return new FormControl(0, { nonNullable: true, validators: [Validators.min(0)] }); }`,
    }),
  });
  const total = frame.getByRole('status');
  await frame.getByLabel('Row 1').fill('4');
  await expect(total).toHaveText('4');
  await frame.getByRole('button', { name: 'Add a row' }).click();
  await frame.getByLabel('Row 2').fill('38');
  await expect(total).toHaveText('42');
  await frame.getByLabel('Row 2').fill('-1');
  await expect(total).toHaveText('Negative');
});

const animated = (provider: string, module: string): ProjectFiles => ({
  '/src/main.ts': `import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { ${provider} } from '${module}';
import { App } from './app/app';

bootstrapApplication(App, { providers: [provideZonelessChangeDetection(), ${provider}()] });
`,
  '/src/app/app.ts': `import { animate, state, style, transition, trigger } from '@angular/animations';
import { Component, signal } from '@angular/core';

@Component({
  selector: 'app-root',
  animations: [
    trigger('drawer', [
      state('open', style({ height: '120px' })),
      state('closed', style({ height: '40px' })),
      // Longer than a test: whoever tests ends it.
      transition('closed => open', animate('600s')),
    ]),
  ],
  template: '<button (click)="open.set(true)">Open</button> <p [@drawer]="open() ? \\'open\\' : \\'closed\\'" (@drawer.done)="done.set($event.toState)">Drawer</p> <output>{{ done() }}</output>',
})
export class App {
  readonly open = signal(false);
  readonly done = signal('');
}
`,
});

for (const [name, files] of Object.entries({
  'loaded with the application': animated(
    'provideAnimations',
    '@angular/platform-browser/animations',
  ),
  'loaded when needed': animated(
    'provideAnimationsAsync',
    '@angular/platform-browser/animations/async',
  ),
})) {
  test(`an animation moves from one state to the other, ${name}`, async ({ preview }) => {
    const frame = await run(preview, files);
    const drawer = frame.getByText('Drawer');
    const done = frame.getByRole('status');
    await expect(done).toHaveText('closed');
    await expect(drawer).toHaveCSS('height', '40px');
    await frame.getByRole('button', { name: 'Open' }).click();
    const running = () => drawer.evaluate((element) => element.getAnimations().length);
    await expect.poll(running).toBe(1);
    await expect(done).toHaveText('closed');
    await drawer.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await expect(done).toHaveText('open');
    await expect(drawer).toHaveCSS('height', '120px');
  });
}

test('rows are put in another order with the mouse', async ({ page, preview }) => {
  const template = `
    <ol cdkDropList (cdkDropListDropped)="move($event)">
      @for (dish of dishes(); track dish) { <li cdkDrag>{{ dish }}</li> }
    </ol>`;
  const frame = await run(preview, {
    '/src/app/app.ts': app(template, {
      imports: `import { signal } from '@angular/core';
import { CdkDrag, type CdkDragDrop, CdkDropList, moveItemInArray } from '@angular/cdk/drag-drop';`,
      uses: 'CdkDropList, CdkDrag',
      members: `  readonly dishes = signal(['Soup', 'Fish', 'Cake']);
  move({ previousIndex, currentIndex }: CdkDragDrop<unknown>) {
    this.dishes.update((dishes) => {
      const next = [...dishes];
      moveItemInArray(next, previousIndex, currentIndex);
      return next;
    });
  }`,
    }),
  });
  const rows = frame.getByRole('listitem');
  await expect(rows).toHaveText(['Soup', 'Fish', 'Cake']);
  const middle = async (name: string) => {
    const box = await rows.filter({ hasText: name }).boundingBox();
    if (!box) throw new Error(`${name} is not to be seen.`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [x, y] = await middle('Soup');
  const [, end] = await middle('Cake');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, end + 4, { steps: 10 });
  // What follows the pointer is a copy of the row.
  await expect(frame.locator('.cdk-drag-preview')).toHaveText('Soup');
  await page.mouse.up();
  await expect(rows).toHaveText(['Fish', 'Cake', 'Soup']);
  await expect(frame.locator('.cdk-drag-preview')).toHaveCount(0);
});

test('signals become streams and streams become signals, until the component is gone', async ({
  preview,
}) => {
  const frame = await run(preview, {
    '/src/app/tally.ts': `import { Component, model } from '@angular/core';
import { takeUntilDestroyed, toObservable, toSignal } from '@angular/core/rxjs-interop';
import { Subject, type Observable } from 'rxjs';
import { finalize, map, scan, startWith } from 'rxjs/operators';

export const presses = new Subject<number>();
export const ended = new Subject<string>();

@Component({
  selector: 'app-tally',
  template: '<output aria-label="Sum">{{ sum() }}</output> <output aria-label="Twice">{{ twice() }}</output>',
})
export class Tally {
  readonly step = model(1);
  readonly sum = toSignal(presses.pipe(scan((sum, by) => sum + by, 0), startWith(0)));
  readonly twice = toSignal(this.doubled(toObservable(this.step)));
  constructor() {
    presses.pipe(takeUntilDestroyed(), finalize(() => ended.next('ended'))).subscribe();
  }
  doubled(steps: Observable<number>) { return steps.pipe(map((step) => step * 2)); }
}
`,
    '/src/app/app.ts': app(
      `<button (click)="presses.next(step())">Press</button>
       <button (click)="step.set(5)">By five</button>
       <button (click)="shown.set(false)">Remove</button>
       @if (shown()) { <app-tally [step]="step()" /> }
       <output aria-label="State">{{ state() }}</output>`,
      {
        imports: `import { signal } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ended, presses, Tally } from './tally';`,
        uses: 'Tally',
        members: `  readonly presses = presses;
  readonly step = signal(1);
  readonly shown = signal(true);
  readonly state = toSignal(ended, { initialValue: 'running' });`,
      },
    ),
  });
  const output = (name: string) => frame.getByRole('status', { name });
  const press = (name: string) => frame.getByRole('button', { name, exact: true }).click();
  await expect(output('Sum')).toHaveText('0');
  await press('Press');
  await expect(output('Sum')).toHaveText('1');
  await press('By five');
  await expect(output('Twice')).toHaveText('10');
  await press('Press');
  await expect(output('Sum')).toHaveText('6');
  await expect(output('State')).toHaveText('running');
  await press('Remove');
  await expect(output('State')).toHaveText('ended');
});

test('a component is an element of HTML: its input is an attribute, its output an event', async ({
  preview,
}) => {
  const frame = await run(preview, {
    '/src/app/sign.ts': `import { Component, input, output } from '@angular/core';

@Component({ selector: 'app-sign', template: '<button (click)="turned.emit(label())">{{ label() }}</button>' })
export class Sign {
  readonly label = input('');
  readonly turned = output<string>();
}
`,
    '/src/app/app.ts': `import { Component, CUSTOM_ELEMENTS_SCHEMA, inject, Injector, signal } from '@angular/core';
import { createCustomElement } from '@angular/elements';
import { Sign } from './sign';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: '<shop-sign [attr.label]="label()" (turned)="turn($event)" />',
})
export class App {
  readonly label = signal('Open');
  constructor() {
    const injector = inject(Injector);
    if (!customElements.get('shop-sign'))
      customElements.define('shop-sign', createCustomElement(Sign, { injector }));
  }
  turn(event: CustomEvent<string>) {
    this.label.set(event.detail === 'Open' ? 'Closed' : 'Open');
  }
}
`,
  });
  const sign = frame.locator('shop-sign').getByRole('button');
  await expect(sign).toHaveText('Open');
  await sign.click();
  await expect(sign).toHaveText('Closed');
  await sign.click();
  await expect(sign).toHaveText('Open');
});
