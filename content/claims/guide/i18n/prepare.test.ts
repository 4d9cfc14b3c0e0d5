// In a worker of its own: translations are global.
import '@angular/localize/init';
import { I18nPluralPipe, I18nSelectPipe, registerLocaleData } from '@angular/common';
import ru from '@angular/common/locales/ru';
import { Component, Directive, input, signal, type Type } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { ɵparseMessage } from '@angular/localize';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

/** What a component shows. */
async function shown(component: Type<unknown>): Promise<HTMLElement> {
  const fixture = TestBed.createComponent(component);
  await fixture.whenStable();
  return fixture.nativeElement;
}

const text = async (component: Type<unknown>) => (await shown(component)).textContent?.trim();

/** The message that a tag gets. */
const message = (parts: TemplateStringsArray, ...values: unknown[]) => ɵparseMessage(parts, values);

claim("The attribute isn't part of the rendered element.", async () => {
  @Component({ template: `<h1 i18n="cart page|Heading of the page">Your cart</h1>` })
  class Marked {}
  expect((await shown(Marked)).innerHTML).toContain('<h1>Your cart</h1>');
});

claim('Without :name:, the names are {$PH}, {$PH_1} and so on.', () => {
  expect(message`${1} and ${2}`.placeholderNames).toEqual(['PH', 'PH_1']);
  expect(message`${1}:price:!`.placeholderNames).toEqual(['price']);
});

claim('It is translated when the line runs.', async () => {
  const { clearTranslations, loadTranslations } = await import('@angular/localize');
  const greeting = () => $localize`:@@claimed:Hello`;
  loadTranslations({ claimed: 'Hallo' });
  const early = greeting();
  clearTranslations();
  expect([early, greeting()]).toEqual(['Hallo', 'Hello']);
});

claim(
  'Without the backslash, $localize throws Unterminated $localize metadata block in ": y"., where : y is the rest of your text.',
  () => {
    const name = 'x';
    expect(() => $localize`${name}: y`).toThrow('Unterminated $localize metadata block in ": y".');
    expect($localize`${name}\: y`).toBe('x: y');
  },
);

claim("The meaning is part of the computed id, and the description isn't.", () => {
  const plain = message`Order`.id;
  expect(message`:any description:Order`.id).toBe(plain);
  expect(message`:verb|any description:Order`.id).not.toBe(plain);
});

claim('White space at the start and the end counts too:', () => {
  expect(message` Order `.id).not.toBe(message`Order`.id);
});

claim('It works for inputs of components too.', async () => {
  @Component({ selector: 'app-notice', template: '{{ title() }}' })
  class Notice {
    readonly title = input('');
  }
  @Component({ imports: [Notice], template: `<app-notice title="Delivery" i18n-title />` })
  class Host {}
  expect(await text(Host)).toBe('Delivery');
});

claim(
  'If the attribute is a property binding, [title]="text()", nothing is translated and there is no message.',
  async () => {
    @Component({ template: `<p i18n-title [title]="text()">x</p>` })
    class Bound {
      readonly text = signal('Hello');
    }
    expect((await shown(Bound)).querySelector('p')?.title).toBe('Hello');
  },
);

claim(
  'In an attribute, the page shows the source of the expression, with its braces.',
  async () => {
    @Component({ template: `<p title="{n, plural, one {one} other {many}}" i18n-title>x</p>` })
    class Titled {}
    expect((await shown(Titled)).querySelector('p')?.title).toBe(
      '{n, plural, one {one} other {many}}',
    );
  },
);

claim('An exact case wins over a category.', async () => {
  @Component({
    template: `<p i18n>{count(), plural, one {category} =1 {exact} other {many}}</p>`,
  })
  class Counted {
    readonly count = signal(1);
  }
  expect(await text(Counted)).toBe('exact');
});

claim('English has one and other; Polish has one, few, many and other.', () => {
  const categories = (language: string) =>
    new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
  expect(categories('en')).toEqual(['one', 'other']);
  expect(categories('pl')).toEqual(['few', 'many', 'one', 'other']);
});

claim(
  'In some languages, one also includes numbers other than 1, for example 21 in Russian.',
  () => {
    registerLocaleData(ru);
    const pipe = TestBed.configureTestingModule({ providers: [I18nPluralPipe] }).inject(
      I18nPluralPipe,
    );
    const forms = { one: 'one', other: 'other' };
    expect(pipe.transform(21, forms, 'ru')).toBe('one');
    expect(pipe.transform(21, forms, 'en')).toBe('other');
  },
);

claim('A boolean works too: its cases are true and false.', async () => {
  @Component({ template: `<p i18n>{paid(), select, true {paid} false {open} other {}}</p>` })
  class Paid {
    readonly paid = signal(false);
  }
  expect(await text(Paid)).toBe('open');
});

claim('If there is no other, the page shows nothing.', async () => {
  const error = vi.spyOn(console, 'error');
  @Component({ template: `<p i18n>{way(), select, home {at home}}</p>` })
  class Delivery {
    readonly way = signal('drone');
  }
  expect(await text(Delivery)).toBe('');
  expect(error).not.toHaveBeenCalled();
});

claim(
  "Angular creates the HTML of a case at runtime, without the compiler, so these don't work there:",
  async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    @Component({
      template: `<p i18n>{count(), plural, other {<a (click)="count.set(2)">more</a>}}</p>`,
    })
    class Counted {
      readonly count = signal(1);
    }
    const page = await shown(Counted);
    page.querySelector('a')?.click();
    expect(page.textContent).toContain('more');
    expect(warned.mock.calls.join()).toContain('WARNING: ignoring unknown attribute name');

    @Component({ selector: 'app-price', template: 'a price' })
    class Price {}
    @Directive({ selector: '[appTip]', host: { title: 'a tip' } })
    class Tip {}
    @Component({
      imports: [Price, Tip],
      template: `
        @if (count() > 1) {<app-price /><i appTip></i>}
        <p i18n>{count(), plural, other {<app-price>x</app-price><b appTip>y</b><a href="javascript:z">z</a>}}</p>
      `,
    })
    class Rich {
      readonly count = signal(1);
    }
    expect((await shown(Rich)).querySelector('p')?.innerHTML).toMatch(
      /^<b>y<\/b><a href="unsafe:blocked">z<\/a>/,
    );
  },
);

claim('For a value without a case, the page shows the text of other.', async () => {
  @Component({ selector: 'app-drone', template: `<p i18n>{way(), select, home {h} other {o}}</p>` })
  class Drone {
    readonly way = signal('drone');
  }
  expect(await text(Drone)).toBe('o');
});

claim(
  'There is no selectordinal: the compiler accepts it, and the page then throws Unable to parse ICU expression.',
  async () => {
    @Component({ template: `<p i18n>{place(), selectordinal, one {1st} other {nth}}</p>` })
    class Place {
      readonly place = signal(1);
    }
    await expect(shown(Place)).rejects.toThrow('Unable to parse ICU expression');
  },
);

claim('In the map of i18nPlural, # is the number.', () => {
  const pipe = TestBed.configureTestingModule({ providers: [I18nPluralPipe] }).inject(
    I18nPluralPipe,
  );
  expect(pipe.transform(2, { other: '# products' })).toBe('2 products');
});

claim(
  'If no key fits the number and there is no other, the pipe throws No plural message found for value "7".',
  () => {
    const pipe = TestBed.configureTestingModule({ providers: [I18nPluralPipe] }).inject(
      I18nPluralPipe,
    );
    expect(() => pipe.transform(7, { '=1': 'one' })).toThrow(
      'No plural message found for value "7"',
    );
  },
);

claim('i18nSelect returns an empty string then.', () => {
  expect(new I18nSelectPipe().transform('x', { a: 'A' })).toBe('');
});
