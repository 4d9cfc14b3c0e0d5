import { Component, HostAttributeToken, inject, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

const log: string[] = [];
const own = signal('component 1');

@Component({
  selector: 'app-badge',
  template: 'New',
  host: {
    class: 'badge',
    role: 'note',
    'data-text': 'text()',
    '[class.big]': 'true',
    '[attr.data-kind]': '"sale"',
    '[attr.data-both]': 'own()',
    '[attr.data-gone]': 'null',
    '(click)': 'log()',
    '(contextmenu)': 'false',
  },
})
class Badge {
  protected readonly own = own;

  protected log(): void {
    log.push('component');
  }
}

@Component({
  imports: [Badge],
  template: `
    <app-badge
      class="large"
      role="status"
      data-kind="new"
      data-gone="here"
      [class.big]="false"
      [attr.data-both]="outer()"
      (click)="log()"
    />
  `,
})
class Page {
  readonly outer = signal('parent 1');

  protected log(): void {
    log.push('parent');
  }
}

async function render() {
  log.length = 0;
  own.set('component 1');
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();
  const host: HTMLElement = fixture.nativeElement.querySelector('app-badge');
  return { fixture, host };
}

claim("'aria-pressed': 'active()' silently sets the attribute to the text active().", async () => {
  const { host } = await render();
  expect(host.getAttribute('data-text')).toBe('text()');
});

claim('Both classes are kept', async () => {
  const { host } = await render();
  expect([...host.classList].sort()).toEqual(['badge', 'large']);
});

claim('Use a static attribute as a default that the parent can replace.', async () => {
  const { host } = await render();
  expect(host.getAttribute('role')).toBe('status');
});

claim("The component's value is used", async () => {
  const { host } = await render();
  expect(host.getAttribute('data-kind')).toBe('sale');
});

claim('an attribute; null and undefined remove it', async () => {
  const { host } = await render();
  expect(host.hasAttribute('data-gone')).toBe(false);
});

claim("At first the component's value is used, later the value that changed last", async () => {
  const { fixture, host } = await render();
  expect(host.getAttribute('data-both')).toBe('component 1');
  fixture.componentInstance.outer.set('parent 2');
  await fixture.whenStable();
  expect(host.getAttribute('data-both')).toBe('parent 2');
  own.set('component 2');
  await fixture.whenStable();
  expect(host.getAttribute('data-both')).toBe('component 2');
});

claim("Both listeners run, the component's first", async () => {
  const { host } = await render();
  host.click();
  expect(log).toEqual(['component', 'parent']);
});

claim('If a listener returns false, Angular calls preventDefault().', async () => {
  const { host } = await render();
  const event = new Event('contextmenu', { cancelable: true });
  host.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});

@Component({ selector: 'app-price-tag', template: '{{ euros }} €' })
class PriceTag {
  protected readonly euros = inject(new HostAttributeToken('euros'), { optional: true }) ?? 'no';
}

@Component({
  imports: [PriceTag],
  template: '<app-price-tag euros="9" /><app-price-tag [attr.euros]="9" />',
})
class Tags {}

claim(
  'HostAttributeToken finds only attributes that are written in the template: it doesn\'t find a binding such as [euros]="9".',
  async () => {
    const fixture = TestBed.createComponent(Tags);
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent).toBe('9 €no €');
  },
);

@Component({ selector: 'app-strict-tag', template: '' })
class StrictTag {
  protected readonly euros = inject(new HostAttributeToken('euros'));
}

@Component({ imports: [StrictTag], template: '<app-strict-tag />' })
class WithoutTag {}

claim('Without optional, a missing attribute throws NG0201.', () => {
  expect(() => TestBed.createComponent(WithoutTag)).toThrow(
    'NG0201: No provider for HostAttributeToken euros found.',
  );
});
