import {
  AsyncPipe,
  CurrencyPipe,
  DatePipe,
  DecimalPipe,
  JsonPipe,
  KeyValuePipe,
  PercentPipe,
  SlicePipe,
  UpperCasePipe,
} from '@angular/common';
import {
  Component,
  Injectable,
  inject,
  Pipe,
  type PipeTransform,
  signal,
  type Type,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Observable } from 'rxjs';
import { expect } from 'vitest';
import { claim } from '../../claim';

async function render<T>(component: Type<T>) {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  const text = () => fixture.nativeElement.textContent.replace(/\s+/g, ' ').trim();
  return { fixture, app: fixture.componentInstance, text };
}

@Component({
  selector: 'app-formats',
  imports: [CurrencyPipe, DatePipe, DecimalPipe, PercentPipe],
  template: `
    {{ 40 | currency: 'EUR' }} / {{ ordered | date }} / {{ ordered | date: 'shortTime' }} /
    {{ ordered | date: 'EEEE, MMMM d, HH:mm' }} / {{ 1234.567 | number }} /
    {{ 1234.567 | number: '1.0-2' }} / {{ 0.1125 | percent: '1.1-1' }} /
    {{ 31.5 | currency: 'EUR' }} / {{ 31.5 | currency: 'EUR' : 'symbol' : '1.0-0' }} /
    {{ 31.5 | currency }}
  `,
})
class Formats {
  protected readonly ordered = new Date(2026, 2, 9, 7, 45);
}

claim(
  "'1.0-2' means at least one digit before the decimal point, and zero to two digits after it:",
  async () => {
    const { text } = await render(Formats);
    expect(text().replaceAll('\u202f', ' ').split(' / ')).toEqual([
      '€40.00',
      'Mar 9, 2026',
      '7:45 AM',
      'Monday, March 9, 07:45',
      '1,234.567',
      '1,234.57',
      '11.3%',
      '€31.50',
      '€32',
      '$31.50',
    ]);
  },
);

@Component({
  selector: 'app-nothing',
  imports: [AsyncPipe, CurrencyPipe, DatePipe, JsonPipe, KeyValuePipe, SlicePipe, UpperCasePipe],
  template: `[{{ none | date }}{{ none | currency }}{{ none | uppercase }}{{ none | slice: 1 }}{{
      none | async
    }}{{ none | keyvalue }}][{{ none | json }}]`,
})
class Nothing {
  protected readonly none = null;
}

claim('The exception is json, which shows null for null.', async () => {
  expect((await render(Nothing)).text()).toBe('[][null]');
});

@Component({
  selector: 'app-entries',
  imports: [KeyValuePipe],
  template: `
    @for (entry of prices | keyvalue; track entry.key) { {{ entry.key }} }
    @for (entry of prices | keyvalue: null; track entry.key) { {{ entry.key }} }
  `,
})
class Entries {
  protected readonly prices = { table: 90, chair: 40 };
}

claim('To keep the order of the object, write keyvalue: null.', async () => {
  expect((await render(Entries)).text()).toBe('chair table table chair');
});

let subscribers = 0;

@Component({
  selector: 'app-stream',
  imports: [AsyncPipe],
  template: `{{ (stock$() | async) ?? 'no value' }}`,
})
class Stream {
  readonly stock$ = signal(this.create());

  create(): Observable<number> {
    return new Observable(() => {
      subscribers++;
      return () => subscribers--;
    });
  }
}

claim(
  'It unsubscribes when the template is destroyed, or when it receives another observable:',
  async () => {
    const { fixture, app, text } = await render(Stream);
    expect(text()).toBe('no value');
    expect(subscribers).toBe(1);
    app.stock$.set(app.create());
    await fixture.whenStable();
    expect(subscribers).toBe(1);
    fixture.destroy();
    expect(subscribers).toBe(0);
  },
);

@Injectable({ providedIn: 'root' })
class Settings {
  readonly unit = signal('pieces');
}

let instances = 0;

@Pipe({ name: 'amount' })
class AmountPipe implements PipeTransform {
  private readonly settings = inject(Settings);
  protected readonly instance = ++instances;

  transform(items: readonly string[]): string {
    return `${items.length} ${this.settings.unit()}`;
  }
}

@Component({
  selector: 'app-cart',
  imports: [AmountPipe],
  template: '{{ items() | amount }}{{ other() }}',
})
class Cart {
  readonly items = signal(['Chair']);
  readonly other = signal('');
}

claim("If you change an array in place, the pipe doesn't run again.", async () => {
  const { fixture, app, text } = await render(Cart);
  app.items().push('Lamp');
  app.other.set('!');
  await fixture.whenStable();
  expect(text()).toBe('1 pieces!');
  app.items.update((items) => [...items]);
  await fixture.whenStable();
  expect(text()).toBe('2 pieces!');
});

claim(
  "If the pipe reads a signal of a service, the pipe doesn't rerun when that signal changes.",
  async () => {
    const { fixture, text } = await render(Cart);
    TestBed.inject(Settings).unit.set('products');
    await fixture.whenStable();
    expect(text()).toBe('1 pieces');
  },
);

@Component({
  selector: 'app-rows',
  imports: [AmountPipe],
  template: '@for (row of [1, 2, 3]; track row) { {{ items | amount }} }{{ items | amount }}',
})
class Rows {
  protected readonly items: readonly string[] = [];
}

claim('Each place in a template has its own instance of the pipe.', async () => {
  instances = 0;
  await render(Rows);
  expect(instances).toBe(4);
});

@Pipe({ name: 'mark' })
class MarkPipe implements PipeTransform {
  transform(value: unknown): string {
    return `<${value}>`;
  }
}

@Component({
  selector: 'app-operators',
  imports: [MarkPipe],
  template: `
    {{ 1 + 2 | mark }} {{ none ?? 2 | mark }} {{ yes ? 'b' : 'c' | mark }} {{ !yes ? 'b' : 'c' | mark }}
  `,
})
class Operators {
  protected readonly none: number | null = null;
  protected readonly yes: boolean = true;
}

claim('A pipe has lower precedence than every operator except ?:.', async () => {
  expect((await render(Operators)).text()).toBe('<3> <2> b <c>');
});

@Component({ selector: 'app-soon', imports: [DatePipe], template: `{{ 'soon' | date }}` })
class Soon {}

claim(
  `NG02100: InvalidPipeArgument: 'NG02311: Unable to convert "soon" into a date' for pipe 'DatePipe'`,
  async () => {
    await expect(render(Soon)).rejects.toThrow(
      /NG02100: InvalidPipeArgument: 'NG02311: Unable to convert "soon" into a date' for pipe 'DatePipe'/,
    );
  },
);
