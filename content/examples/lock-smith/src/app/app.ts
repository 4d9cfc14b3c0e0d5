import { ChangeDetectionStrategy, Component } from '@angular/core';
import { ShopDoor } from './shop-door';

@Component({
  selector: 'app-root',
  imports: [ShopDoor],
  template: `
    <main>
      <h1>Locksmith's door</h1>
      <app-shop-door />
    </main>
  `,
  styles: `
    :host {
      display: block;
      max-width: 34rem;
      padding: 1rem;
      font-family: system-ui, sans-serif;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {}
