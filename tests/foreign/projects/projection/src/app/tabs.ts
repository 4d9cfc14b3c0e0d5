import { NgTemplateOutlet } from '@angular/common'
import { AfterContentInit, Component, ContentChild, ContentChildren, Directive, Input, QueryList, TemplateRef } from '@angular/core'

@Directive({ selector: 'ng-template[tabBody]' })
export class TabBody {
  constructor(public template: TemplateRef<{ $implicit: string }>) {}
}

@Component({ selector: 'my-tab', template: `<ng-content></ng-content>` })
export class Tab {
  @Input() name = ''
  @ContentChild(TabBody) body?: TabBody
}

@Component({
  selector: 'my-tabs',
  imports: [NgTemplateOutlet],
  template: `
    <header><ng-content select="[slot=title]">Untitled</ng-content></header>
    @for (tab of tabs; track tab) {
      <button (click)="selected = tab">{{ tab.name }}</button>
    }
    <section>
      <ng-container *ngTemplateOutlet="selected?.body?.template || none; context: { $implicit: selected?.name }"></ng-container>
    </section>
    <ng-template #none>Nothing here</ng-template>
    <footer><ng-content select="my-footer"></ng-content></footer>
  `
})
export class Tabs implements AfterContentInit {
  @ContentChildren(Tab) tabs!: QueryList<Tab>
  selected?: Tab

  ngAfterContentInit() {
    this.selected = this.tabs.first
  }
}
