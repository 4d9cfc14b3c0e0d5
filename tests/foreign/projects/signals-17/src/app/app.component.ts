import { Component, computed, effect, input, model, signal, viewChild, ElementRef, linkedSignal } from '@angular/core';

type Fruit = { name: string; count: number };

@Component({
  selector: 'app-counter',
  standalone: true,
  template: `<button (click)="value.set(value() + step())">{{ label() }} +{{ step() }}</button>`,
})
export class CounterComponent {
  label = input.required<string>();
  step = input(1, { transform: (v: string | number) => Number(v) });
  value = model(0);
}

@Component({
  selector: 'app-root',
  standalone: true,
  imports: [CounterComponent],
  template: `
    @for (fruit of fruits(); track fruit.name; let i = $index, even = $even) {
      <p [class.even]="even">
        {{ fruit.name }} {{ fruit.count }}
        <app-counter step="2" [label]="fruit.name" [value]="fruit.count" (valueChange)="update(i, $event)" />
      </p>
    } @empty {
      <p>No fruit</p>
    }
    @if (total() > 10) {
      <strong>Many: {{ total() }}</strong>
    } @else if (total(); as t) {
      <span>Some: {{ t }}</span>
    } @else {
      <span>None</span>
    }
    @switch (best()) {
      @case ('Fig') { <p>Figs lead</p> }
      @default { <p>{{ best() }} leads</p> }
    }
    @let doubled = total() * 2;
    <p #note>Twice is {{ doubled }}</p>
    <button (click)="fruits.set([])">Eat all</button>
    <p>Saved {{ saved() }} times</p>
  `,
})
export class AppComponent {
  fruits = signal<Fruit[]>([{ name: 'Apple', count: 1 }, { name: 'Fig', count: 2 }]);
  total = computed(() => this.fruits().reduce((sum, f) => sum + f.count, 0));
  best = linkedSignal(() => [...this.fruits()].sort((a, b) => b.count - a.count)[0]?.name ?? 'Nobody');
  note = viewChild.required<ElementRef<HTMLElement>>('note');
  saved = signal(0);

  constructor() {
    effect(() => {
      this.fruits();
      this.saved.update((n) => n + 1);
    });
  }

  update(index: number, count: number) {
    this.fruits.update((all) => all.map((f, i) => (i === index ? { ...f, count } : f)));
  }
}
