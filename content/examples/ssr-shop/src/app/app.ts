import { ChangeDetectionStrategy, Component } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <nav aria-label="Shop">
      <a routerLink="/">Products</a> <a routerLink="/account">Account</a>
      <a routerLink="/cart">Cart</a>
    </nav>
    <main><router-outlet /></main>
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {}
