import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it, vi } from 'vitest';
import { App } from '../src/app/app';
import { RingRegistry } from '../src/app/ring-registry';

// #docregion test
const registry: Pick<RingRegistry, 'find'> = {
  find: async (ring) => {
    if (ring === 'X999') {
      throw new Error('Unknown ring');
    }
    return { ring, species: 'Wren', place: 'Hedge', grams: 9 };
  },
};

async function choose(ring: string): Promise<HTMLElement> {
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: RingRegistry, useValue: registry },
    ],
  });
  const fixture = TestBed.createComponent(App);
  await fixture.whenStable();
  const page: HTMLElement = fixture.nativeElement;
  const select = page.querySelector('select');
  if (select) {
    select.value = ring;
    select.dispatchEvent(new Event('change'));
  }
  await fixture.whenStable();
  return page;
}

it('shows the bird of a ring', async () => {
  const page = await choose('K204');
  expect(page.querySelector('[role=status]')?.textContent).toContain('Wren');
});

it('shows why a ring has no bird', async () => {
  const page = await choose('X999');
  expect(page.querySelector('[role=status]')?.textContent).toContain(
    'Unknown ring',
  );
});
// #enddocregion test

it('stops watching when the net is closed', async () => {
  const stop = vi.fn();
  TestBed.configureTestingModule({
    providers: [
      provideZonelessChangeDetection(),
      { provide: RingRegistry, useValue: { watchNet: () => ({ stop }) } },
    ],
  });
  const fixture = TestBed.createComponent(App);
  const page: HTMLElement = fixture.nativeElement;
  const press = async (name: string) => {
    const buttons = [...page.querySelectorAll('button')];
    buttons.find((button) => button.textContent === name)?.click();
    await fixture.whenStable();
  };
  await fixture.whenStable();

  await press('Open the net');
  expect(stop).not.toHaveBeenCalled();
  await press('Close the net');
  expect(stop).toHaveBeenCalledOnce();
});
