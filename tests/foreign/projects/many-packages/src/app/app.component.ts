import { Clipboard } from '@angular/cdk/clipboard';
import { CdkDrag } from '@angular/cdk/drag-drop';
import { Component, CUSTOM_ELEMENTS_SCHEMA, Injector, Input } from '@angular/core';
import { createCustomElement } from '@angular/elements';
import { animate, style, transition, trigger } from '@angular/animations';

@Component({ selector: 'app-flag', template: `<b>Flag of {{ country }}</b>` })
export class FlagComponent {
  @Input() country = '';
}

@Component({
  selector: 'app-root',
  imports: [CdkDrag],
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  animations: [trigger('rise', [transition(':enter', [style({ opacity: 0 }), animate(50)])])],
  template: `
    <my-flag [country]="country"></my-flag>
    <button (click)="country = 'Peru'">Travel</button>
    @if (country === 'Peru') { <p @rise>Arrived</p> }
    <div cdkDrag>Drag me</div>
  `,
})
export class AppComponent {
  country = 'Chile';

  constructor(injector: Injector, public clipboard: Clipboard) {
    if (!customElements.get('my-flag'))
      customElements.define('my-flag', createCustomElement(FlagComponent, { injector }));
  }
}
