import type { ProjectFiles } from '../../src/sandbox/types.ts';

/** Every third component has a form. */
const hasForm = (index: number): boolean => index % 3 === 0;

function component(index: number): string {
  const form = hasForm(index);
  const before = index > 0 ? `import { Part${index - 1} } from './part${index - 1}';\n` : '';
  const imports = [
    'DatePipe',
    ...(form ? ['ReactiveFormsModule'] : []),
    ...(index > 0 ? [`Part${index - 1}`] : []),
  ];
  return `import { DatePipe } from '@angular/common';
import { Component, computed, input, output, signal } from '@angular/core';
${form ? "import { FormControl, ReactiveFormsModule } from '@angular/forms';\n" : ''}${before}
@Component({
  selector: 'app-part${index}',
  imports: [${imports.join(', ')}],
  templateUrl: './part${index}.html',
})
export class Part${index} {
  readonly name = input('part');
  readonly picked = output<number>();
  readonly rows = signal([{ id: 1, text: 'first', added: new Date() }]);
  readonly count = computed(() => this.rows().length);
${form ? "  readonly field = new FormControl('', { nonNullable: true });\n" : ''}
  pick(id: number): void {
    this.picked.emit(id);
    this.rows.update((rows) => [...rows, { id: rows.length + 1, text: 'more', added: new Date() }]);
  }
}
`;
}

function template(index: number): string {
  return `<h3 [class.many]="count() > 1">{{ name() }} ${index}</h3>
@for (row of rows(); track row.id) {
  <button (click)="pick(row.id)">{{ row.text }} {{ row.added | date }}</button>
} @empty {
  <p>Nothing</p>
}
@if (count() > 2) { <em>many</em> } @else { <em>few</em> }
${hasForm(index) ? '<input aria-label="Text" [formControl]="field" /> {{ field.value.length }}\n' : ''}${
  index > 0 ? `<app-part${index - 1} [name]="name()" (picked)="pick($event)" />\n` : ''
}`;
}

/** An application of many components, each inside the next one. */
export function generatedApplication(components: number): ProjectFiles {
  const root = `Part${components - 1}`;
  const parts = Array.from({ length: components }, (_, index) => [
    [`/src/app/part${index}.ts`, component(index)],
    [`/src/app/part${index}.html`, template(index)],
  ]);
  return {
    '/src/main.ts': `import { bootstrapApplication } from '@angular/platform-browser';
import { ${root} } from './app/${root.toLowerCase()}';

bootstrapApplication(${root});
`,
    '/src/index.html': `<app-${root.toLowerCase()}></app-${root.toLowerCase()}>\n`,
    ...Object.fromEntries(parts.flat()),
  };
}
