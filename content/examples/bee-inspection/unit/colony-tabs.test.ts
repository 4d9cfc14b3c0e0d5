import {
  Component,
  provideZonelessChangeDetection,
  signal,
  viewChild,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it } from 'vitest';
import { ColonyTab } from '../src/app/colony-tab';
import { ColonyTabs } from '../src/app/colony-tabs';

// #docregion host
@Component({
  imports: [ColonyTab, ColonyTabs],
  template: `
    <app-colony-tabs label="Colonies">
      @for (name of names(); track name) {
        <app-colony-tab [name]="name" />
      }
    </app-colony-tabs>
  `,
})
class Page {
  readonly names = signal(['Linden', 'Ridge']);
  readonly tabs = viewChild.required(ColonyTabs);
}

it('follows the panels in its content', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();
  const page = fixture.componentInstance;
  expect(page.tabs().names()).toEqual(['Linden', 'Ridge']);

  page.names.set(['Orchard', 'Linden', 'Ridge']);
  await fixture.whenStable();

  expect(page.tabs().names()).toEqual(['Orchard', 'Linden', 'Ridge']);
});
// #enddocregion host
