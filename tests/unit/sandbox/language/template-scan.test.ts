import { expect, test } from 'vitest';
import { templatePlace } from '../../../../src/sandbox/language/template-scan.ts';

/** What stands at the mark of a template, and the text that a completion would replace. */
function placeAt(marked: string): string {
  const offset = marked.indexOf('¦');
  const text = marked.replace('¦', '');
  const place = templatePlace(text, offset);
  const { start = offset, end = offset } = { end: offset, ...place } as {
    start?: number;
    end?: number;
  };
  return place.kind === 'expression' ? 'expression' : `${place.kind}:${text.slice(start, end)}`;
}

for (const [template, place] of [
  ['Hel¦lo', 'text:'],
  ['<¦', 'tag:'],
  ['<app-b¦></app-b>', 'tag:app-b'],
  ['<p ¦>', 'attribute:'],
  ['<p ¦class="a">', 'attribute:class'],
  ['<p class="a" ¦ id="b">', 'attribute:'],
  ['<p (cli¦)>', 'attribute:(cli)'],
  ['<p [(we¦)]="x">', 'attribute:[(we)]'],
  ['<p\n  *ngI¦\n>', 'attribute:*ngI'],
  ['<input type="te¦">', 'value:te'],
  ['<b (click)="a.¦">', 'expression'],
  ['<b *ngIf="a > b && ¦">', 'expression'],
  ['<b title="x {{ a¦ }}">', 'expression'],
  ['<b title="{{ a }} b¦">', 'value:{{ a }} b'],
  ['{{ a.¦ }}', 'expression'],
  ['{{ a }} ¦', 'text:'],
  ['{{ a | da¦ }}', 'pipe:da'],
  ['{{ a || da¦ }}', 'expression'],
  ['@if (a(¦)) {', 'expression'],
  ['@if (a()) { b¦ }', 'text:'],
  ['@i¦', 'block:@i'],
  ['} @else i¦', 'text:'],
  ['<!-- <p ¦ -->', 'comment:'],
  ['<!-- a --><p ¦>', 'attribute:'],
  ['<p>a < b ¦</p>', 'text:'],
  ['<p></p>¦', 'text:'],
  ['<br />¦', 'text:'],
] as const)
  test(`finds what stands at the cursor in ${template.replaceAll('\n', ' ')}`, () => {
    expect(placeAt(template)).toBe(place);
  });
