import { Component } from '@angular/core';
import { Connection } from './connection/connection';
import { FloorPlan } from './floor-plan';
import { Welcome } from './welcome/welcome';

@Component({
  selector: 'app-root',
  imports: [Connection, FloorPlan, Welcome],
  template: `
    <main>
      <app-welcome />

      <section aria-labelledby="plan">
        <h2 id="plan">Floor plan</h2>
        <div class="plan" aria-live="polite">
          <!-- #docregion plan -->
          @defer {
            <app-floor-plan />
          }
          <!-- #docregion placeholder -->
          @placeholder (minimum 1s) {
            <p>The museum has three halls on one floor.</p>
          }
          <!-- #enddocregion placeholder -->
          <!-- #docregion loading -->
          @loading (after 100ms; minimum 500ms) {
            <p>Loading the floor plan …</p>
          }
          <!-- #enddocregion loading -->
          <!-- #docregion error -->
          @error {
            <p>The floor plan is not available. Reload the page.</p>
          }
          <!-- #enddocregion error -->
          <!-- #enddocregion plan -->
        </div>
      </section>

      <app-connection />
    </main>
  `,
  styleUrl: './app.css',
})
export class App {}
