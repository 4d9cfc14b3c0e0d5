import { Component } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <a routerLink="/desk">Desk</a> <a routerLink="/room/1">Room 1</a> <a routerLink="/room/2">Room 2</a>
    <router-outlet />
  `,
})
export class AppComponent {}
