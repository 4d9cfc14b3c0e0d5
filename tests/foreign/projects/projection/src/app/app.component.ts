import { Component, NO_ERRORS_SCHEMA } from '@angular/core'
import { Tab, TabBody, Tabs } from './tabs'

@Component({
  selector: 'app-root',
  imports: [Tab, TabBody, Tabs],
  schemas: [NO_ERRORS_SCHEMA],
  template: `
    <my-tabs>
      <h3 slot="title">Weather</h3>
      <my-tab name="Today"><ng-template tabBody let-name>{{ name }}: rain</ng-template></my-tab>
      <my-tab name="Tomorrow"><ng-template tabBody let-name>{{ name }}: sun</ng-template></my-tab>
      <my-tab name="Later"></my-tab>
      <my-footer>No promises</my-footer>
    </my-tabs>
  `
})
export class AppComponent {}
