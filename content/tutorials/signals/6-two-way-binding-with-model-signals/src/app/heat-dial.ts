// #docregion import
import { Component, input } from '@angular/core';
// #enddocregion import

@Component({
  selector: 'app-heat-dial',
  template: `
    <div role="group" aria-label="Dial">
      <button type="button" class="cooler" (click)="turn(-5)">Cooler</button>
      <output>{{ degrees() }} °C</output>
      <button type="button" class="hotter" (click)="turn(5)">Hotter</button>
    </div>
  `,
  styles: `
    output {
      margin-inline: 0.75rem;
    }
  `,
})
export class HeatDial {
  // #docregion model
  readonly degrees = input(60);
  // #enddocregion model

  // #docregion turn
  protected turn(by: number): void {
    // An input can't be written: print where the dial should go.
    console.log(this.degrees() + by);
  }
  // #enddocregion turn
}
