import { Location } from '@angular/common';
import { provideLocationMocks } from '@angular/common/testing';
import { Component, inject, type Signal, signal, viewChild } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import {
  provideRouter,
  ROUTER_OUTLET_DATA,
  Router,
  RouterLink,
  RouterOutlet,
} from '@angular/router';
import { expect, vi } from 'vitest';
import { claim } from '../../claim';

@Component({ selector: 'app-cart', template: 'cart' })
class Cart {}

@Component({ selector: 'app-help', template: 'help' })
class Help {}

@Component({ selector: 'app-reviews', template: '{{ product() }}' })
class Reviews {
  readonly product = inject<Signal<string>>(ROUTER_OUTLET_DATA);
}

@Component({ selector: 'app-without-outlet', template: 'product' })
class WithoutOutlet {}

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <a routerLink="/cart">Cart</a>
    <a routerLink="/">Start</a>
    @if (shown()) {
      <main><router-outlet [routerOutletData]="product()" /></main>
    }
    <aside><router-outlet name="aside" /></aside>
  `,
})
class App {
  readonly shown = signal(true);
  readonly product = signal('Mug');
  readonly outlet = viewChild(RouterOutlet);
}

async function open(url: string) {
  TestBed.configureTestingModule({
    providers: [
      provideLocationMocks(),
      provideRouter([
        { path: '', pathMatch: 'full', children: [] },
        { path: 'cart', component: Cart },
        { path: 'reviews/:id', component: Reviews },
        { path: 'help', component: Help, outlet: 'aside' },
        {
          path: 'product',
          component: WithoutOutlet,
          children: [{ path: 'reviews', component: Reviews }],
        },
      ]),
    ],
  });
  const fixture = TestBed.createComponent(App);
  const page: HTMLElement = fixture.nativeElement;
  const go = async (to: string) => {
    await TestBed.inject(Router).navigateByUrl(to);
    await fixture.whenStable();
  };
  const click = async (index: number) => {
    page.querySelectorAll('a')[index]?.click();
    await fixture.whenStable();
  };
  await go(url);
  return { fixture, app: fixture.componentInstance, page, go, click };
}

const address = (): string => TestBed.inject(Location).path();

claim(
  'The router inserts the component after it, as its next sibling, so style the element around the outlet.',
  async () => {
    const { page } = await open('/cart');
    const outlet = page.querySelector('main router-outlet');

    expect(outlet?.childNodes).toHaveLength(0);
    expect(outlet?.nextElementSibling?.tagName).toBe('APP-CART');
  },
);

claim('If only parameters change, the component stays.', async () => {
  const { app, go } = await open('/reviews/1');
  const first = app.outlet()?.component;
  await go('/reviews/2');
  expect(app.outlet()?.component).toBe(first);

  await go('/cart');
  expect(app.outlet()?.component).toBeInstanceOf(Cart);
});

claim(
  'A link such as routerLink="/cart" keeps the panel open: without outlets, the commands replace only the primary outlet.',
  async () => {
    const { click } = await open('/reviews/1(aside:help)');
    await click(0);

    expect(address()).toBe('/cart(aside:help)');
  },
);

claim(
  'navigateByUrl(\'/cart\') closes the panel, because its argument is the complete URL. routerLink="/" closes it too: a slash alone means the root without any outlets.',
  async () => {
    const { go, click, page } = await open('/reviews/1(aside:help)');
    await go('/cart');
    expect(page.querySelector('aside')?.textContent).toBe('');

    await go('/reviews/1(aside:help)');
    await click(1);
    expect(address()).toBe('/');
    expect(page.querySelector('aside')?.textContent).toBe('');
  },
);

claim('An outlets command is relative to the current route.', async () => {
  await open('/cart');
  const router = TestBed.inject(Router);
  const options = { relativeTo: router.routerState.root.firstChild };
  const commands = [{ outlets: { aside: ['help'] } }];

  await expect(router.navigate(commands, options)).rejects.toThrow('NG04002');
  await router.navigate(['/', ...commands], options);
  expect(address()).toBe('/cart(aside:help)');
});

claim('A new value reaches the component without a navigation.', async () => {
  const { app, fixture, page } = await open('/reviews/1');
  expect(page.querySelector('main')?.textContent).toBe('Mug');

  app.product.set('Cap');
  await fixture.whenStable();
  expect(page.querySelector('main')?.textContent).toBe('Cap');
});

claim(
  "The router doesn't report a missing outlet, because the outlet may be created, and filled, later.",
  async () => {
    const messages = vi.spyOn(console, 'error');
    const warnings = vi.spyOn(console, 'warn');
    const { app, fixture, page, go } = await open('/product/reviews');
    expect(page.querySelector('main')?.textContent).toBe('product');

    app.shown.set(false);
    await go('/cart');
    app.shown.set(true);
    await fixture.whenStable();
    expect(page.querySelector('main')?.textContent).toBe('cart');
    expect(messages).not.toHaveBeenCalled();
    expect(warnings).not.toHaveBeenCalled();
  },
);

claim('The outlet is inside an @if that is now false', async () => {
  const { app, fixture, page } = await open('/cart');
  app.shown.set(false);
  await fixture.whenStable();

  expect(page.querySelector('app-cart')).toBeNull();
  expect(address()).toBe('/cart');
});

claim('Outlet is not activated.', async () => {
  const { app } = await open('/');

  expect(app.outlet()?.isActivated).toBe(false);
  expect(() => app.outlet()?.component).toThrow('NG04012: Outlet is not activated');
});
