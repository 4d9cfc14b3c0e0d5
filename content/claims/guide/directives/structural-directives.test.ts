import {
  Component,
  Directive,
  effect,
  inject,
  input,
  signal,
  TemplateRef,
  ViewContainerRef,
} from '@angular/core';
import { type ComponentFixture, TestBed } from '@angular/core/testing';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

@Directive({ selector: '[appWhen]' })
class When {
  readonly appWhen = input.required<boolean>();
  readonly appWhenDelay = input(0);
  private readonly template = inject(TemplateRef);
  private readonly viewContainer = inject(ViewContainerRef);

  constructor() {
    effect(() => {
      this.viewContainer.clear();
      if (this.appWhen()) this.viewContainer.createEmbeddedView(this.template);
    });
  }
}

@Directive({ selector: '[appDiscount]' })
class Discount {
  readonly appDiscount = input.required<number>();

  constructor() {
    const template = inject(TemplateRef);
    const viewContainer = inject(ViewContainerRef);
    effect(() => {
      const context = { $implicit: this.appDiscount() * 0.9, percent: 10 };
      viewContainer.clear();
      if (context.$implicit > 0) {
        viewContainer.createEmbeddedView(template, context);
      }
    });
  }
}

const text = ({ nativeElement }: ComponentFixture<unknown>): string =>
  nativeElement.textContent.trim();

@Component({
  imports: [When],
  template: `<p *appWhen="stock() > 0">In stock: {{ stock() }}</p>`,
})
class Shelf {
  readonly stock = signal(1);
}

claim('The paragraph is on the page only while the stock is positive.', async () => {
  const fixture = TestBed.createComponent(Shelf);
  await fixture.whenStable();
  expect(text(fixture)).toBe('In stock: 1');

  fixture.componentInstance.stock.set(0);
  await fixture.whenStable();
  expect(text(fixture)).toBe('');
});

claim('The view is on the page in the same pass.', () => {
  const fixture = TestBed.createComponent(Shelf);
  fixture.detectChanges();

  expect(text(fixture)).toBe('In stock: 1');
});

claim('NG0201: No provider for TemplateRef found.', () => {
  @Component({ imports: [When], template: '<p [appWhen]="true"></p>' })
  class Page {}

  expect(() => TestBed.createComponent(Page)).toThrow('NG0201: No provider for TemplateRef found.');
});

claim('With a price of 20, the paragraph shows "18 euros, 10 % off".', async () => {
  @Component({
    imports: [Discount],
    template: `
      <p *appDiscount="price(); let reduced; percent as off">
        {{ reduced }} euros, {{ off }} % off
      </p>
    `,
  })
  class Page {
    readonly price = signal(20);
  }
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();

  expect(text(fixture)).toBe('18 euros, 10 % off');
});

claim(
  "a misspelled key, sice: 3; the compiler doesn't check keys, so the browser reports it, in development only",
  async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    @Component({
      imports: [When],
      template: '<p *appWhen="true; dealy: 3">In stock</p>',
    })
    class Page {}
    const fixture = TestBed.createComponent(Page);
    await fixture.whenStable();
    const [message] = log.mock.calls.map(([first]) => String(first));
    log.mockRestore();

    expect(message).toMatch(
      /NG0303: Can't bind to 'appWhenDealy' since it isn't a known property of 'p'/,
    );
  },
);

claim(
  'With the selector ng-template[appLater], the directive matches only with a star or on an <ng-template>.',
  async () => {
    let created = 0;
    @Directive({ selector: 'ng-template[appLater]' })
    class Later {
      constructor() {
        created++;
      }
    }
    @Component({
      imports: [Later],
      template: '<p appLater></p><p *appLater></p><ng-template appLater></ng-template>',
    })
    class Page {}
    await TestBed.createComponent(Page).whenStable();

    expect(created).toBe(2);
  },
);

claim(
  'Components inside the element can inject the structural directive itself, and everything that is provided where the template is written.',
  async () => {
    @Component({ selector: 'app-note', template: '{{ when.appWhen() }}' })
    class Note {
      protected readonly when = inject(When);
    }
    @Component({
      imports: [Note, When],
      template: '<p *appWhen="true"><app-note /></p>',
    })
    class Page {}
    const fixture = TestBed.createComponent(Page);
    await fixture.whenStable();

    expect(text(fixture)).toBe('true');
  },
);

claim('A template that is not rendered costs one comment node.', async () => {
  @Component({ imports: [When], template: '<p *appWhen="false">In stock</p>' })
  class Page {}
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();
  const element: HTMLElement = fixture.nativeElement;

  expect([...element.childNodes].map(({ nodeType }) => nodeType)).toEqual([Node.COMMENT_NODE]);
});
