import { Component } from '@angular/core';

@Component({
  selector: 'app-root',
  template: `
    <nav>
      <a routerLink="/" routerLinkActive="on" [routerLinkActiveOptions]="{ exact: true }">Home</a>
      <a routerLink="/books" routerLinkActive="on">Books</a>
      <a [routerLink]="['/staff']">Staff</a>
    </nav>
    <router-outlet></router-outlet>
  `,
  styles: [`.on { font-weight: bold; }`],
  standalone: false
})
export class AppComponent { }
