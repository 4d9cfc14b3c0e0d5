import { Component, inject } from '@angular/core';
import { BadgeComponent } from './badge/badge.component';
import { HexPipe } from './hex.pipe';
import { PaletteService } from './palette.service';
import { TintDirective } from './tint.directive';

@Component({
  selector: 'app-root',
  imports: [BadgeComponent, HexPipe, TintDirective],
  templateUrl: './app.html',
  styleUrl: './app.css'
})
export class App {
  protected readonly palette = inject(PaletteService);
}
