import {
  Component,
  computed,
  contentChild,
  contentChildren,
  Directive,
  ElementRef,
  effect,
  type QueryList,
  signal,
  ViewChild,
  ViewChildren,
  viewChild,
  viewChildren,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Component({ selector: 'app-inner', template: '<p #text></p>' })
class Inner {}

@Component({ selector: 'app-outer', imports: [Inner], template: '<app-inner />' })
class Outer {
  readonly text = viewChild('text');
}

claim(
  "A query never searches another component's template, because that template is private to the component.",
  async () => {
    const fixture = TestBed.createComponent(Outer);
    await fixture.whenStable();
    expect(fixture.nativeElement.querySelector('p')).not.toBeNull();
    expect(fixture.componentInstance.text()).toBeUndefined();
  },
);

@Component({
  selector: 'app-products',
  template: '@for (name of products(); track name) { <p #row>{{ name }}</p> }',
})
class Products {
  readonly products = signal(['Chair', 'Table']);
  readonly rows = viewChildren<ElementRef<HTMLElement>>('row');
  readonly names = computed(() => this.rows().map((row) => row.nativeElement.textContent));
}

claim(
  'The array has the order of the elements on the page, and it changes when products changes.',
  async () => {
    const fixture = TestBed.createComponent(Products);
    await fixture.whenStable();
    fixture.componentInstance.products.set(['Lamp', 'Table', 'Chair']);
    await fixture.whenStable();
    expect(fixture.componentInstance.names()).toEqual(['Lamp', 'Table', 'Chair']);
  },
);

claim(
  'If the children are the same as before, the query returns the same array, and no effect runs again.',
  async () => {
    const fixture = TestBed.createComponent(Products);
    const page = fixture.componentInstance;
    let runs = 0;
    TestBed.runInInjectionContext(() =>
      effect(() => {
        page.rows();
        runs++;
      }),
    );
    await fixture.whenStable();
    const before = [page.rows(), runs] as const;
    page.products.set([...page.products()]);
    await fixture.whenStable();
    expect(page.rows()).toBe(before[0]);
    expect(runs).toBe(before[1]);
  },
);

claim(
  'After a listener sets a signal, the query still has the old result until Angular renders.',
  async () => {
    const fixture = TestBed.createComponent(Products);
    await fixture.whenStable();
    fixture.componentInstance.products.set([]);
    expect(fixture.componentInstance.rows()).toHaveLength(2);
    await fixture.whenStable();
    expect(fixture.componentInstance.rows()).toHaveLength(0);
  },
);

@Directive({ selector: '[appCardHeading]' })
class CardHeading {}

@Component({
  selector: 'app-card',
  template: `
    @if (heading()) {
      <header><ng-content select="[appCardHeading]" /></header>
    }
    <ng-content />
  `,
})
class Card {
  protected readonly heading = contentChild(CardHeading);
}

@Component({ selector: 'app-plain', imports: [Card], template: '<app-card><p>Oak</p></app-card>' })
class Plain {}

claim('A card without a marked heading has no header element.', async () => {
  const fixture = TestBed.createComponent(Plain);
  await fixture.whenStable();
  expect(fixture.nativeElement.querySelector('header')).toBeNull();
  expect(fixture.nativeElement.textContent).toContain('Oak');
});

@Component({ selector: 'app-strict-card', template: '{{ heading() }}' })
class StrictCard {
  protected readonly heading = contentChild.required(CardHeading);
}

@Component({
  selector: 'app-strict-page',
  imports: [StrictCard],
  template: '<app-strict-card />',
})
class StrictPage {}

claim('contentChild.required() throws NG0951 for such a card.', () => {
  const fixture = TestBed.createComponent(StrictPage);
  expect(() => fixture.detectChanges()).toThrow('NG0951');
});

@Component({
  selector: 'app-forgetful',
  imports: [Card],
  template: '<app-card><h2 appCardHeading>Garden chair</h2></app-card>',
})
class Forgetful {}

claim(
  'Without that import, the slot takes the heading but the query finds nothing, so the heading silently disappears.',
  async () => {
    const fixture = TestBed.createComponent(Forgetful);
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent).not.toContain('Garden chair');
  },
);

@Component({ selector: 'app-photo', template: 'Photo' })
class Photo {}

@Component({ selector: 'app-gallery', template: '' })
class Gallery {
  readonly direct = contentChildren(Photo);
  readonly all = contentChildren(Photo, { descendants: true });
  readonly one = contentChild(Photo);
  readonly oneDirect = contentChild(Photo, { descendants: false });
}

@Component({
  selector: 'app-nested',
  imports: [Gallery, Photo],
  template: '<app-gallery><div><app-photo /></div></app-gallery>',
})
class Nested {
  readonly gallery = viewChild.required(Gallery);
}

@Component({
  selector: 'app-blocks',
  imports: [Gallery, Photo],
  template: `
    <app-gallery>
      @if (true) { <app-photo /> }
      @for (id of [1, 2]; track id) { <app-photo /> }
      <ng-container><app-photo /></ng-container>
    </app-gallery>
  `,
})
class Blocks {
  readonly gallery = viewChild.required(Gallery);
}

claim('By default, contentChildren() skips children inside another element.', async () => {
  const fixture = TestBed.createComponent(Nested);
  await fixture.whenStable();
  const gallery = fixture.componentInstance.gallery();
  expect(gallery.direct()).toHaveLength(0);
  expect(gallery.all()).toHaveLength(1);
});

claim('contentChild() searches nested elements by default.', async () => {
  const fixture = TestBed.createComponent(Nested);
  await fixture.whenStable();
  expect(fixture.componentInstance.gallery().one()).toBeInstanceOf(Photo);
  expect(fixture.componentInstance.gallery().oneDirect()).toBeUndefined();
});

claim(
  'Blocks and ng-container are not elements: children in an @if, a @for or an ng-container count as direct.',
  async () => {
    const fixture = TestBed.createComponent(Blocks);
    await fixture.whenStable();
    expect(fixture.componentInstance.gallery().direct()).toHaveLength(4);
  },
);

claim(
  'The query finds children even if the component does not render them with ng-content.',
  async () => {
    const fixture = TestBed.createComponent(Blocks);
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent).not.toContain('Photo');
    expect(fixture.componentInstance.gallery().direct()[0]).toBeInstanceOf(Photo);
  },
);

abstract class Priced {
  abstract readonly price: number;
}

@Component({
  selector: 'app-chair',
  template: 'Chair',
  providers: [{ provide: Priced, useExisting: Chair }],
})
class Chair implements Priced {
  readonly price = 40;
}

@Component({ selector: 'app-cart', template: '{{ total() }}' })
class Cart {
  private readonly items = contentChildren(Priced);
  protected readonly total = computed(() =>
    this.items().reduce((sum, { price }) => sum + price, 0),
  );
}

@Component({
  selector: 'app-shop',
  imports: [Cart, Chair],
  template: '<app-cart><app-chair /><app-chair /></app-cart>',
})
class Shop {}

claim('A cart with two chairs shows 80.', async () => {
  const fixture = TestBed.createComponent(Shop);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe('80');
});

@Component({
  selector: 'app-late',
  template: '<p #outside></p>@if (isOpen()) { <p #inside></p> }',
})
class Late {
  protected readonly isOpen = signal(true);
  private readonly outside = viewChild('outside');
  private readonly inside = viewChild('inside');
  readonly runs: boolean[] = [];
  early: unknown[] = [];

  constructor() {
    effect(() => this.runs.push(this.inside() !== undefined));
  }

  ngOnInit(): void {
    this.early = [this.outside() !== undefined, this.inside() !== undefined];
  }
}

claim(
  "An effect first runs before the component's own template renders its blocks, so it finds no children in them.",
  async () => {
    const fixture = TestBed.createComponent(Late);
    await fixture.whenStable();
    expect(fixture.componentInstance.runs[0]).toBe(false);
  },
);

claim('The effect runs again when they appear.', async () => {
  const fixture = TestBed.createComponent(Late);
  await fixture.whenStable();
  expect(fixture.componentInstance.runs).toEqual([false, true]);
});

claim(
  "children outside of blocks; children in an @if, @for or @defer don't exist yet",
  async () => {
    const fixture = TestBed.createComponent(Late);
    await fixture.whenStable();
    expect(fixture.componentInstance.early).toEqual([true, false]);
  },
);

@Directive({ selector: '[appTip]', exportAs: 'tip' })
class Tip {}

@Component({
  selector: 'app-names',
  imports: [Inner, Tip],
  template: `
    <app-inner #child />
    <p #tip="tip" appTip></p>
    <p #plain appTip></p>
    <i #start></i><b #end></b>
  `,
})
class Names {
  readonly child = viewChild('child');
  readonly tip = viewChild('tip');
  readonly plain = viewChild('plain');
  readonly both = viewChildren<ElementRef<HTMLElement>>('start, end');
}

claim('on a component, the component;', () => {
  expect(TestBed.createComponent(Names).componentInstance.child()).toBeInstanceOf(Inner);
});

claim('with #name="exportAs", the directive of that name;', () => {
  expect(TestBed.createComponent(Names).componentInstance.tip()).toBeInstanceOf(Tip);
});

claim('on any other element, its ElementRef.', () => {
  expect(TestBed.createComponent(Names).componentInstance.plain()).toBeInstanceOf(ElementRef);
});

claim(
  "whatever has #name: an element, a component or a directive; separate several names with commas: 'start, end'",
  () => {
    const found = TestBed.createComponent(Names).componentInstance.both();
    expect(found.map(({ nativeElement }) => nativeElement.tagName)).toEqual(['I', 'B']);
  },
);

@Component({
  selector: 'app-old',
  template: '<p #first></p>@if (isOpen()) { <p #block></p> }',
})
class Old {
  protected readonly isOpen = signal(true);
  @ViewChild('first', { static: true }) first?: ElementRef;
  @ViewChild('block', { static: true }) block?: ElementRef;
  @ViewChildren('first') all?: QueryList<ElementRef>;
  early: unknown;

  ngOnInit(): void {
    this.early = this.first;
  }
}

claim(
  'the result is available in ngOnInit, is never updated, and never finds children in blocks',
  async () => {
    const fixture = TestBed.createComponent(Old);
    await fixture.whenStable();
    expect(fixture.componentInstance.early).toBeInstanceOf(ElementRef);
    expect(fixture.componentInstance.block).toBeUndefined();
    expect(fixture.nativeElement.querySelectorAll('p')).toHaveLength(2);
  },
);
