import { Component, linkedSignal, signal } from '@angular/core';


interface Costume {
  readonly name: string;
  readonly sizes: readonly string[];
}

const COSTUMES: readonly Costume[] = [
  { name: 'Pirate', sizes: ['M', 'L', 'XL'] },
  { name: 'Ladybug', sizes: ['92', '104', '116'] },
  { name: 'Astronaut', sizes: ['S', 'M'] },
];

@Component({
  selector: 'app-root',
  template: `
    <main>
      <h1>Costume rental</h1>

      <h2 id="costumes">Costume</h2>
      <div class="row" role="group" aria-labelledby="costumes">
        @for (option of all; track option.name) {
          <button
            type="button"
            class="costume"
            [attr.aria-pressed]="option === costume()"
            (click)="costume.set(option)"
          >
            {{ option.name }}
          </button>
        }
      </div>

      <h2 id="sizes">Size</h2>
      <div class="row" role="group" aria-labelledby="sizes">
        @for (option of costume().sizes; track option) {
          <button
            type="button"
            class="size"
            [attr.aria-pressed]="option === size()"
            (click)="size.set(option)"
          >
            {{ option }}
          </button>
        }
      </div>

      <p role="status">
        Reserved: {{ costume().name }}, size
        <strong id="size">{{ size() }}</strong>
      </p>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly all = COSTUMES;
  protected readonly costume = signal(COSTUMES[0]);
  protected readonly size = linkedSignal(() => this.costume.sizes[0]);
}
