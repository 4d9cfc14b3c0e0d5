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
          @defer {
            <app-floor-plan />
          }
          }
        </div>
      </section>

      <app-connection />
    </main>
  `,
  styleUrl: './app.css',
})
export class App {}
