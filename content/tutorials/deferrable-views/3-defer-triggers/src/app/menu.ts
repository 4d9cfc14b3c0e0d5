import { Component } from '@angular/core';
import { arrived } from './connection/transfers';

arrived('menu.ts');

@Component({
  selector: 'app-menu',
  template: `
    <ul>
      <li>Fish soup</li>
      <li>Cheese sandwich</li>
      <li>Plum cake</li>
    </ul>
  `,
})
export class Menu {}
