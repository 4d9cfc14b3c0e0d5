import './zoneless';

// #docregion test
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
// #enddocregion test
import { expect, it } from 'vitest';
// #docregion test
import { GiftButton } from './gift-button';
import { GiftButtonHarness, GiftDialogHarness } from './gift-button-harness';

it('opens a dialog outside the fixture', async () => {
  const fixture = TestBed.createComponent(GiftButton);
  const page = TestbedHarnessEnvironment.documentRootLoader(fixture);
  await fixture.whenStable();
  fixture.nativeElement.querySelector('button').click();

  const dialog = await page.getHarness(GiftDialogHarness);
  await dialog.wrap();

  expect(await page.hasHarness(GiftDialogHarness)).toBe(false);
});
// #enddocregion test

it('finds its dialog', async () => {
  const fixture = TestBed.createComponent(GiftButton);
  const button = await TestbedHarnessEnvironment.harnessForFixture(
    fixture,
    GiftButtonHarness,
  );
  expect(await button.getDialog()).toBeNull();
  await button.open();
  await (await button.getDialog())?.wrap();
  expect(await button.getDialog()).toBeNull();
});
