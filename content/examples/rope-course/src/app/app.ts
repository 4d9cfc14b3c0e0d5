import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Router, RouterLink, RouterOutlet } from '@angular/router';
import { LastRedirect } from './last-redirect';
import { Weather } from './weather';

@Component({
  selector: 'app-root',
  imports: [RouterLink, RouterOutlet],
  template: `
    <h2 id="old">Addresses in old leaflets</h2>
    <ul aria-labelledby="old">
      @for (address of addresses; track address) {
        <li>
          <a [routerLink]="router.parseUrl(address)">{{ address }}</a>
        </li>
      }
    </ul>
    <label>
      <input
        type="checkbox"
        [checked]="weather.windy()"
        (change)="weather.windy.set(!weather.windy())"
      />
      It is windy today
    </label>
    @if (last.navigation(); as last) {
      <p role="status">{{ last.url }} → {{ last.urlAfterRedirects }}</p>
    }
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

    h2 {
      margin-block-start: 0;
      font-size: 1rem;
    }

    li {
      margin-block: 0.5rem;
    }

    [role="status"] {
      padding: 0.375rem 0.5rem;
      border: 1px solid currentcolor;
      border-radius: 0.25rem;
      font-family: ui-monospace, monospace;
      font-size: 0.875rem;
      overflow-wrap: anywhere;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly router = inject(Router);
  protected readonly weather = inject(Weather);
  protected readonly last = inject(LastRedirect);
  protected readonly addresses = [
    '/ropes',
    '/ropes/high?group=6',
    '/course.php?name=high&group=4',
    '/today',
  ];
}
