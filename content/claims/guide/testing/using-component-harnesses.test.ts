import {
  type BaseHarnessFilters,
  ComponentHarness,
  HarnessPredicate,
  manualChangeDetection,
  parallel,
} from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, input, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

@Component({ selector: 'app-row', template: '<b>{{ name() }}</b>' })
class Row {
  readonly name = input('Mug');
}

class RowHarness extends ComponentHarness {
  static readonly hostSelector = 'app-row';
  static with = (options: BaseHarnessFilters) => new HarnessPredicate(RowHarness, options);
  private readonly name = this.locatorFor('b');

  async getName(): Promise<string> {
    return (await this.name()).text();
  }
}

@Component({
  imports: [Row],
  template: `@for (name of names(); track name) { <app-row [name]="name" /> }`,
})
class List {
  readonly names = signal(['Mug', 'Teapot']);
}

const list = () => {
  const fixture = TestBed.createComponent(List);
  return { fixture, loader: TestbedHarnessEnvironment.loader(fixture) };
};

claim('If nothing matches, its promise rejects.', async () => {
  const missing = list().loader.getHarness(RowHarness.with({ selector: '.gift' }));
  await expect(missing).rejects.toThrow(
    'Failed to find element matching one of the following queries:\n(RowHarness with host element matching selector: "app-row"',
  );
});

claim(
  'It searches only below the element of the fixture, so the promise rejects with Failed to find element matching one of the following queries:.',
  async () => {
    const fixture = TestBed.createComponent(Row, { inferTagName: true });
    const loader = TestbedHarnessEnvironment.loader(fixture);
    await expect(loader.getHarness(RowHarness)).rejects.toThrow('Failed to find element');
  },
);

claim(
  "The function doesn't compare the element with hostSelector, so pass the right class.",
  async () => {
    const fixture = TestBed.createComponent(List);
    const wrong = await TestbedHarnessEnvironment.harnessForFixture(fixture, RowHarness);
    expect(await wrong.getName()).toBe('Mug');
  },
);

claim(
  'A harness finds its elements again at each call, so it stays valid while the component renders.',
  async () => {
    const fixture = TestBed.createComponent(Row);
    const row = await TestbedHarnessEnvironment.harnessForFixture(fixture, RowHarness);
    expect(await row.getName()).toBe('Mug');
    fixture.componentRef.setInput('name', 'Tray');
    expect(await row.getName()).toBe('Tray');
  },
);

claim(
  'parallel() runs several calls with one render before and one after all of them:',
  async () => {
    const { fixture, loader } = list();
    const rows = await loader.getAllHarnesses(RowHarness);
    const detect = vi.spyOn(fixture, 'detectChanges');
    expect(await parallel(() => rows.map((row) => row.getName()))).toEqual(['Mug', 'Teapot']);
    expect(detect).toHaveBeenCalledTimes(2);
  },
);

claim('Promise.all() gives the same values, but renders for each call.', async () => {
  const { fixture, loader } = list();
  const rows = await loader.getAllHarnesses(RowHarness);
  const detect = vi.spyOn(fixture, 'detectChanges');
  expect(await Promise.all(rows.map((row) => row.getName()))).toEqual(['Mug', 'Teapot']);
  expect(detect.mock.calls.length).toBeGreaterThan(2);
});

claim("In manualChangeDetection(), harnesses don't render.", async () => {
  const { fixture, loader } = list();
  await loader.getAllHarnesses(RowHarness);
  const detect = vi.spyOn(fixture, 'detectChanges');
  await manualChangeDetection(() => loader.getAllHarnesses(RowHarness));
  expect(detect).not.toHaveBeenCalled();
});

claim('Several options must all match.', async () => {
  const { loader } = list();
  const both = RowHarness.with({ selector: 'app-row', ancestor: '.missing' });
  expect(await loader.countHarnesses(both)).toBe(0);
  expect(await loader.countHarnesses(RowHarness.with({ selector: 'app-row' }))).toBe(2);
});

claim("TestBed creates that component on a div, which doesn't match hostSelector.", async () => {
  const fixture = TestBed.createComponent(Row);
  expect(fixture.nativeElement.tagName).toBe('DIV');
  const page = TestbedHarnessEnvironment.documentRootLoader(fixture);
  expect(await page.hasHarness(RowHarness)).toBe(false);
});
