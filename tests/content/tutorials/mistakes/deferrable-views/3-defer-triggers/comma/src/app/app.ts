import { Component, signal } from '@angular/core';
import { Connection } from './connection/connection';
import { FloorPlan } from './floor-plan';
import { Menu } from './menu';
import { Trail } from './trail';
import { Visitors } from './visitors';
import { Welcome } from './welcome/welcome';

@Component({
  selector: 'app-root',
  imports: [Connection, FloorPlan, Menu, Trail, Visitors, Welcome],
  template: `
    <main class="long">
      <app-welcome />

      <section aria-labelledby="today">
        <h2 id="today">Today</h2>
        @defer (on timer(1s)) {
          <app-visitors />
        }
        @placeholder {
          <p>The number of visitors follows.</p>
        }
      </section>

      <section aria-labelledby="plan">
        <h2 id="plan">Floor plan</h2>
        <div class="plan" aria-live="polite">
          @defer (on interaction, hover) {
            <app-floor-plan />
          }
          @placeholder {
            <button type="button">Show the floor plan</button>
          }
          @loading (after 100ms; minimum 500ms) {
            <p>Loading the floor plan …</p>
          }
          @error {
            <p>The floor plan is not available. Reload the page.</p>
          }
        </div>
      </section>

      <section aria-labelledby="children">
        <h2 id="children">Children</h2>
        <button type="button" (click)="withChildren.set(true)">
          Show tasks for children
        </button>
        <div aria-live="polite">
          @defer (when withChildren()) {
            <app-trail />
          }
        </div>
      </section>

      <section aria-labelledby="cafe">
        <h2 id="cafe">Café</h2>
        @defer (on viewport) {
          <app-menu />
        }
        @placeholder {
          <p>The menu of today follows.</p>
        }
      </section>

      <app-connection />
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly withChildren = signal(false);
}
