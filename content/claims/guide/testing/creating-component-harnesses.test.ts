import { ComponentHarness, HarnessPredicate, TestKey } from '@angular/cdk/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, output, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({
  selector: 'app-field',
  template: `
    <input #field (input)="text.set(field.value)" />
    <p>  {{ text() }}  </p>
    <button type="button" disabled (click)="pressed.emit()">Save</button>
  `,
})
class Field {
  readonly text = signal('');
  readonly pressed = output<void>();
}

class FieldHarness extends ComponentHarness {
  static readonly hostSelector = 'app-field';
  readonly input = this.locatorFor('input');
  readonly text = this.locatorFor('p');
  readonly button = this.locatorFor('button');
  readonly missing = this.locatorForOptional('em');
  readonly parts = this.locatorForAll('p', 'input');
  readonly same = this.locatorForAll('input', 'input:first-child');
  readonly settle = () => this.waitForTasksOutsideAngular();
}

async function load() {
  const fixture = TestBed.createComponent(Field);
  const field = await TestbedHarnessEnvironment.harnessForFixture(fixture, FieldHarness);
  return { fixture, field };
}

claim('text() trims the text.', async () => {
  const { fixture, field } = await load();
  fixture.componentInstance.text.set('tea');
  expect(await (await field.text()).text()).toBe('tea');
});

claim(
  'setInputValue() sets the property without an event, so the component does not notice.',
  async () => {
    const { fixture, field } = await load();
    const input = await field.input();
    await input.setInputValue('tea');
    expect(fixture.componentInstance.text()).toBe('');
    await input.dispatchEvent('input');
    expect(fixture.componentInstance.text()).toBe('tea');
  },
);

claim(
  'With TestBed, key presses dispatch events but have no default action: TestKey.TAB does not move the focus.',
  async () => {
    const { field } = await load();
    const input = await field.input();
    await input.focus();
    await input.sendKeys(TestKey.TAB);
    expect(await input.isFocused()).toBe(true);
  },
);

claim('click() does not dispatch a click on a disabled button, as in a browser.', async () => {
  const { fixture, field } = await load();
  let pressed = 0;
  fixture.componentInstance.pressed.subscribe(() => pressed++);
  await (await field.button()).click();
  expect(pressed).toBe(0);
});

claim('locatorForOptional() returns null while the element is missing:', async () => {
  const { field } = await load();
  expect(await field.missing()).toBeNull();
});

claim(
  'A locator with several queries finds what matches any of them, in the order of the page.',
  async () => {
    const { field } = await load();
    const parts = await field.parts();
    const tags = await Promise.all(parts.map((part) => part.getProperty<string>('tagName')));
    expect(tags).toEqual(['INPUT', 'P']);
  },
);

claim(
  'Several queries that match one element give one result for each class of harness, and one TestElement.',
  async () => {
    const { field } = await load();
    expect((await field.same()).length).toBe(1);
  },
);

claim(
  'With TestBed, waitForTasksOutsideAngular() relies on Zone.js, and resolves at once if Zone.js is not loaded.',
  async () => {
    const { field } = await load();
    let done = false;
    setTimeout(() => {
      done = true;
    }, 50);
    await field.settle();
    expect(done).toBe(false);
  },
);

claim('null as the pattern matches only null.', async () => {
  expect(await HarnessPredicate.stringMatches(null, null)).toBe(true);
  expect(await HarnessPredicate.stringMatches('', null)).toBe(false);
});

claim('If the option is undefined, the condition is left out.', () => {
  const all = new HarnessPredicate(FieldHarness, {});
  all.addOption<string>('name', undefined, async () => false);
  expect(all.getDescription()).toBe('');
});

claim('Each call of that function finds the element again.', async () => {
  const { fixture, field } = await load();
  await field.text();
  const replaced = document.createElement('p');
  replaced.textContent = 'new';
  fixture.nativeElement.querySelector('p').replaceWith(replaced);
  expect(await (await field.text()).text()).toBe('new');
});

claim(
  'One element can be the host of several harnesses, and each call of a locator creates new instances.',
  async () => {
    const { field } = await load();
    expect(await field.input()).not.toBe(await field.input());
  },
);
