import { Component, signal, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

async function render<T>(component: Type<T>) {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  const text = () => fixture.nativeElement.textContent.replace(/\s+/g, ' ').trim();
  return { fixture, app: fixture.componentInstance, text };
}

@Component({
  selector: 'app-missing',
  template: `
    {{ order?.name === null }} {{ order?.name === undefined }} {{ order?.name ?? 'none' }}
    {{ order?.name == null }}
  `,
})
class Missing {
  protected readonly order = undefined as { name: string } | undefined;
}

claim('?. returns null for a missing value, and JavaScript returns undefined.', async () => {
  expect((await render(Missing)).text()).toBe('true false none true');
});

@Component({
  selector: 'app-literal',
  template: '{{ see({ size: size() }) }}{{ see([size()]) }}{{ other() }}',
})
class Literal {
  readonly size = signal('S');
  readonly other = signal('');
  readonly seen = new Set<unknown>();

  protected see(value: unknown): string {
    this.seen.add(value);
    return '';
  }
}

claim(
  'Angular creates a literal array or object again only when a value in it has changed.',
  async () => {
    const { fixture, app } = await render(Literal);
    app.other.set('x');
    await fixture.whenStable();
    expect(app.seen.size).toBe(2);
    app.size.set('M');
    await fixture.whenStable();
    expect(app.seen.size).toBe(4);
  },
);

@Component({
  selector: 'app-increment',
  template: `
    <button type="button" (click)="++count">wrong</button>
    <button type="button" (click)="count += 1">right</button>
  `,
})
class Increment {
  count = 1;
}

claim('compiles and changes nothing: two signs, as in -(-i)', async () => {
  const { app, fixture } = await render(Increment);
  const [wrong, right] = fixture.nativeElement.querySelectorAll('button');
  wrong.click();
  expect(app.count).toBe(1);
  right.click();
  expect(app.count).toBe(2);
});

@Component({
  selector: 'app-operators',
  template: `
    {{ 2 ** 3 }} {{ 'price' in box }} {{ typeof box }} {{ 1_000 }} {{ .5 }} {{ 1e3 }} {{ 7 % 4 }}
    {{ -(-2) }} {{ !yes }} {{ find?.('x') }} {{ box['price'] }}
  `,
})
class Operators {
  protected readonly yes: boolean = true;
  protected readonly box = { price: 40 };
  protected readonly find: ((name: string) => string) | undefined = (name) => `found ${name}`;
}

claim('Most operators of JavaScript work, and so do calls and literals.', async () => {
  expect((await render(Operators)).text()).toBe('8 true object 1000 0.5 1000 3 2 false found x 40');
});

@Component({
  selector: 'app-comment',
  template: '<p [title]="title // the rest\n + 2">{{ 1 // the rest\n + 2 }}</p>',
})
class Comment {
  protected readonly title = 'Cart';
}

claim(
  '// starts a comment that runs to the end of the whole expression, also over line breaks.',
  async () => {
    expect((await render(Comment)).text()).toBe('1');
  },
);

@Component({
  selector: 'app-shadow',
  template: `@let name = 'variable'; {{ name }} {{ this.name }}`,
})
class Shadow {
  protected readonly name = 'member';
}

claim('this.name always reads the member.', async () => {
  expect((await render(Shadow)).text()).toBe('variable member');
});

let reads = 0;

@Component({ selector: 'app-read', template: '{{ title }}' })
class Read {
  protected get title(): string {
    reads++;
    return 'Cart';
  }
}

claim(
  'Angular evaluates an expression at each check of its component, and in development mode twice.',
  async () => {
    const fixture = TestBed.createComponent(Read);
    fixture.detectChanges();
    expect(reads).toBe(2);
  },
);

@Component({ selector: 'app-write', template: '{{ next() }}' })
class Write {
  private readonly count = signal(0);

  protected next(): number {
    this.count.set(this.count() + 1);
    return 1;
  }
}

claim('A signal that is written there throws NG0600.', async () => {
  await expect(render(Write)).rejects.toThrow('NG0600');
});
