import { Component, input } from '@angular/core';

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
  readonly degrees = input(60);

  protected turn(by: number): void {
    this.degrees.update((degrees) => degrees + by);
  }
}
