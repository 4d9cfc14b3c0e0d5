import {
  ChangeDetectionStrategy,
  Component,
  computed,
  contentChildren,
  type ElementRef,
  inject,
  input,
  linkedSignal,
  viewChildren,
} from '@angular/core';

@Component({
  selector: 'app-tabs',
  templateUrl: './tabs.html',
  styleUrl: './tabs.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Tabs {
  readonly label = input.required<string>();

  // #docregion queries
  protected readonly tabs = contentChildren(Tab);
  private readonly buttons =
    viewChildren<ElementRef<HTMLButtonElement>>('button');
  // #enddocregion queries

  private readonly selection = linkedSignal<readonly Tab[], Tab | undefined>({
    source: this.tabs,
    computation: (tabs, previous) =>
      tabs.find((tab) => tab === previous?.value) ?? tabs[0],
  });

  /** The open tab. It stays open when other tabs are added or removed. */
  readonly selected = this.selection.asReadonly();

  /** Opens the tab with this name, if there is one. */
  open(name: string): void {
    this.select(this.tabs().findIndex((tab) => tab.name() === name));
  }

  protected select(index: number): void {
    this.selection.update((selected) => this.tabs()[index] ?? selected);
  }

  protected move(event: Event, to: number): void {
    event.preventDefault();
    const count = this.tabs().length;
    const index = (to + count) % count;
    this.select(index);
    this.buttons()[index].nativeElement.focus();
  }
}

/** One panel of `Tabs`. The page decides what it contains. */
@Component({
  selector: 'app-tab',
  template: '<ng-content />',
  styles: ':host { display: block; } :host([hidden]) { display: none; }',
  host: {
    role: 'tabpanel',
    '[id]': 'panelId',
    '[attr.aria-labelledby]': 'tabId',
    '[hidden]': '!isOpen()',
    tabindex: '0',
  },
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Tab {
  private static count = 0;

  readonly name = input.required<string>();

  // #docregion parent
  private readonly tabs = inject(Tabs);
  protected readonly isOpen = computed(() => this.tabs.selected() === this);
  // #enddocregion parent

  private readonly number = Tab.count++;
  readonly tabId = `tab-${this.number}`;
  readonly panelId = `tab-panel-${this.number}`;
}
