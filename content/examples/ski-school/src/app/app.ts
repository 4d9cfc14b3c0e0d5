import { ChangeDetectionStrategy, Component } from '@angular/core';
import { RouterLink, RouterOutlet } from '@angular/router';
import { AddressBar } from './address-bar';

@Component({
  selector: 'app-root',
  imports: [AddressBar, RouterLink, RouterOutlet],
  template: `
    <app-address-bar />
    <nav aria-label="Courses">
      <a routerLink="/courses">English</a>
      <a routerLink="/de/courses" lang="de">Deutsch</a>
      <a routerLink="/fr/courses" lang="fr">Français</a>
    </nav>
    <nav aria-label="Slopes">
      <a routerLink="/slopes/north">North</a>
      <a routerLink="/slopes/north/lift-4/blue-2">Blue 2 at lift 4</a>
      <a routerLink="/de/slopes/south/red-7" lang="de">Rote 7</a>
    </nav>
    <main>
      <router-outlet />
    </main>
  `,
  styles: `
    :host {
      display: block;
      max-width: 32rem;
      padding: 1rem;
      font-family: system-ui, sans-serif;
    }

    nav {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem 1rem;
      margin-block: 1rem;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {}
