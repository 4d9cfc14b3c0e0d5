import { Component } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <input [(ngModel)]="name">
    <p [colour]="'red'">{{ nane }}</p>
    <button (click)="save(1)">Save</button>
  `,
})
export class AppComponent {
  name = '';
  save() {}
}
