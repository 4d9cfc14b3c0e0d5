import { NgComponentOutlet } from '@angular/common';
import {
  ApplicationRef,
  Component,
  createComponent,
  EnvironmentInjector,
  input,
  inputBinding,
  signal,
  type Type,
  ViewContainerRef,
  viewChild,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

const log: string[] = [];

@Component({ selector: 'app-offer', template: '{{ name() }}' })
class Offer {
  readonly name = input<string | undefined>('default');

  ngOnDestroy(): void {
    log.push('offer destroyed');
  }
}

@Component({ selector: 'app-cart', template: 'Cart' })
class Cart {}

@Component({
  imports: [NgComponentOutlet],
  template: `
    <ng-container
      [ngComponentOutlet]="type()"
      [ngComponentOutletInputs]="inputs()"
    />
  `,
})
class Outlet {
  readonly type = signal<Type<unknown> | null>(Offer);
  readonly inputs = signal<Record<string, unknown>>({ name: 'Mug' });
}

async function renderOutlet() {
  log.length = 0;
  const fixture = TestBed.createComponent(Outlet);
  await fixture.whenStable();
  return fixture;
}

claim(
  'If the class changes, the outlet destroys the component and creates the new one.',
  async () => {
    const fixture = await renderOutlet();
    expect(fixture.nativeElement.textContent).toBe('Mug');
    fixture.componentInstance.inputs.set({});
    fixture.componentInstance.type.set(Cart);
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent).toBe('Cart');
    expect(log).toEqual(['offer destroyed']);
  },
);

claim(
  'If a name disappears from the object of inputs, the outlet sets that input to undefined.',
  async () => {
    const fixture = await renderOutlet();
    fixture.componentInstance.inputs.set({});
    await fixture.whenStable();
    expect(fixture.nativeElement.textContent).toBe('');
  },
);

@Component({ selector: 'app-shelf', template: '<div #list></div><p></p>' })
class Shelf {
  readonly list = viewChild.required('list', { read: ViewContainerRef });
}

@Component({
  imports: [Shelf],
  template: '@if (isOpen()) { <app-shelf /> }',
})
class Page {
  readonly isOpen = signal(true);
  readonly shelf = viewChild(Shelf);
}

async function renderShelf() {
  log.length = 0;
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();
  const { shelf } = fixture.componentInstance;
  const offer = shelf()?.list().createComponent(Offer);
  await fixture.whenStable();
  return { fixture, offer };
}

claim(
  "Angular adds the components after the container's element, as siblings, not inside it.",
  async () => {
    const { fixture } = await renderShelf();
    const names = Array.from(
      fixture.nativeElement.querySelector('app-shelf').children,
      (child) => (child as Element).localName,
    );
    expect(names).toEqual(['div', 'app-offer', 'p']);
  },
);

claim(
  'When Angular destroys the component that owns the container, it also destroys the components in the container.',
  async () => {
    const { fixture } = await renderShelf();
    fixture.componentInstance.isOpen.set(false);
    await fixture.whenStable();
    expect(log).toEqual(['offer destroyed']);
  },
);

claim('A component uses either input bindings or setInput(), not both.', () => {
  const { componentRef } = TestBed.createComponent(Offer, {
    bindings: [inputBinding('name', () => 'Mug')],
  });
  expect(() => componentRef.setInput('name', 'Cap')).toThrow('NG0317');
});

function createOffer() {
  log.length = 0;
  const hostElement = document.createElement('app-offer');
  hostElement.textContent = 'loading';
  document.body.append(hostElement);
  const name = signal('Mug');
  const offer = createComponent(Offer, {
    environmentInjector: TestBed.inject(EnvironmentInjector),
    hostElement,
    bindings: [inputBinding('name', name)],
  });
  return { hostElement, name, offer };
}

claim('hostElement becomes the host element, and Angular removes its content.', () => {
  const { hostElement, offer } = createOffer();
  expect(offer.location.nativeElement).toBe(hostElement);
  expect(hostElement.textContent).toBe('');
  offer.destroy();
});

claim("Without this call, Angular doesn't update the page.", () => {
  const { hostElement, name, offer } = createOffer();
  TestBed.tick();
  expect(hostElement.textContent).toBe('');

  TestBed.inject(ApplicationRef).attachView(offer.hostView);
  name.set('Cap');
  TestBed.tick();
  expect(hostElement.textContent).toBe('Cap');
  offer.destroy();
});

claim('destroy() ends the connection and removes the host element.', () => {
  const { hostElement, offer } = createOffer();
  const application = TestBed.inject(ApplicationRef);
  application.attachView(offer.hostView);
  offer.destroy();
  expect(hostElement.isConnected).toBe(false);
  expect(application.viewCount).toBe(0);
  expect(log).toEqual(['offer destroyed']);
});
