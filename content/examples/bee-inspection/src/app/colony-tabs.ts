import {
  Component,
  computed,
  contentChildren,
  type ElementRef,
  effect,
  input,
  linkedSignal,
  viewChildren,
} from '@angular/core';
import { ColonyTab } from './colony-tab';

// #docregion class
@Component({
  selector: 'app-colony-tabs',
  templateUrl: './colony-tabs.html',
  styleUrl: './colony-tabs.css',
})
export class ColonyTabs {
  readonly label = input.required<string>();

  // #docregion queries
  protected readonly tabs = contentChildren(ColonyTab);

  private readonly buttons =
    viewChildren<ElementRef<HTMLButtonElement>>('button');
  // #enddocregion queries

  // #docregion derived
  protected readonly selected = linkedSignal<
    readonly ColonyTab[],
    ColonyTab | undefined
  >({
    source: this.tabs,
    computation: (tabs, previous) =>
      tabs.find((tab) => tab === previous?.value) ?? tabs[0],
  });

  readonly names = computed(() => this.tabs().map((tab) => tab.name()));

  constructor() {
    effect(() => {
      for (const tab of this.tabs()) {
        tab.open.set(tab === this.selected());
      }
    });
  }
  // #enddocregion derived

  // #docregion focus
  protected move(event: Event, step: number): void {
    event.preventDefault();
    const tabs = this.tabs();
    const from = tabs.findIndex((tab) => tab.open());
    const to = (from + step + tabs.length) % tabs.length;
    this.selected.set(tabs[to]);
    this.buttons()[to].nativeElement.focus();
  }
  // #enddocregion focus

  // #docregion open
  /** Opens the tab of that name, if there is one. */
  open(name: string): void {
    const tab = this.tabs().find((candidate) => candidate.name() === name);
    if (tab) {
      this.selected.set(tab);
    }
  }
  // #enddocregion open
}
// #enddocregion class
