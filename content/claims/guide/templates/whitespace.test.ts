import { Component, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

/** The texts of the paragraphs, or of other elements. */
async function textsOf(component: Type<unknown>, selector = 'p'): Promise<(string | null)[]> {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  return [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

@Component({
  selector: 'app-texts',
  template: `
    <p>Free     shipping</p>
    <p><b>Free</b> <i>shipping</i></p>
    <p><b>Free</b>&ngsp;<i>shipping</i></p>
    <p><b>Free</b>&nbsp;<i>shipping</i></p>
    <p><b>Free</b>, <i>shipping</i></p>
    <p>{{ a }} {{ b }}</p>
    <p>{{ long }}</p>
    <p ngPreserveWhitespaces>Free     <b>shipping</b> <i>now</i></p>
    <p>Free
      shipping</p>
  `,
})
class Texts {
  protected readonly a = 1;
  protected readonly b = 2;
  protected readonly long = 'a     b\n c';
}

claim('Several spaces in a text become one space.', async () => {
  const texts = await textsOf(Texts);
  expect([texts[0], texts[8]]).toEqual(['Free shipping', 'Free shipping']);
});

claim('A space between two elements is removed, and so is a line break.', async () => {
  expect((await textsOf(Texts))[1]).toBe('Freeshipping');
});

claim("It becomes a space that isn't removed.", async () => {
  expect((await textsOf(Texts))[2]).toBe('Free shipping');
});

claim('&nbsp;, which is never removed', async () => {
  expect((await textsOf(Texts))[3]).toBe('Free\u00a0shipping');
});

claim('Set,·by hand: the comma and the space are one text', async () => {
  expect((await textsOf(Texts))[4]).toBe('Free, shipping');
});

claim('both values, with a space between: the braces and the space are one text', async () => {
  expect((await textsOf(Texts))[5]).toBe('1 2');
});

claim('Angular never changes values', async () => {
  expect((await textsOf(Texts))[6]).toBe('a     b\n c');
});

claim("It isn't in the DOM afterwards:", async () => {
  expect((await textsOf(Texts))[7]).toBe('Free     shipping now');
  const fixture = TestBed.createComponent(Texts);
  expect(fixture.nativeElement.innerHTML.toLowerCase()).not.toContain('ngpreserve');
});

@Component({ selector: 'app-inner', template: '<p><b>Free</b> <i>shipping</i></p>' })
class Inner {}

@Component({
  selector: 'app-outer',
  imports: [Inner],
  preserveWhitespaces: true,
  template: '<p><b>Free</b> <i>shipping</i></p><app-inner />',
})
class Outer {}

claim(
  'The setting applies to this template, not to the templates of nested components.',
  async () => {
    expect(await textsOf(Outer)).toEqual(['Free shipping', 'Freeshipping']);
  },
);

@Component({ selector: 'app-pre', template: '<pre>a   b\n  c</pre>' })
class Pre {}

claim('<pre> and <textarea> always keep their white space.', async () => {
  expect(await textsOf(Pre, 'pre')).toEqual(['a   b\n  c']);
});
