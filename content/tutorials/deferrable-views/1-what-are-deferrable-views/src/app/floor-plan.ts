import { Component } from '@angular/core';
import { arrived } from './connection/transfers';

arrived('floor-plan.ts');

@Component({
  selector: 'app-floor-plan',
  template: `
    <svg
      viewBox="0 0 600 400"
      role="img"
      aria-label="Ships are left of the entrance, fossils right of it, and clocks above."
    >
      <rect class="hall ships" x="10" y="10" width="200" height="380" />
      <rect class="hall clocks" x="210" y="10" width="380" height="170" />
      <rect class="hall entrance" x="210" y="180" width="180" height="210" />
      <rect class="hall fossils" x="390" y="180" width="200" height="210" />
      <path class="door" d="M210 265v40M390 265v40M280 180h40M280 390h40" />
      <text x="110" y="205">Ships</text>
      <text x="400" y="100">Clocks</text>
      <text x="300" y="290">Entrance</text>
      <text x="490" y="290">Fossils</text>
    </svg>
  `,
  styleUrl: './floor-plan.css',
})
export class FloorPlan {}
