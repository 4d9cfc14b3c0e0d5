import { Location } from '@angular/common';
import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { RouterLink, RouterLinkActive, RouterOutlet } from '@angular/router';
import { AddressBar } from './address-bar';
import { LoadedParts } from './loaded-parts';

@Component({
  selector: 'app-root',
  imports: [
    AddressBar,
    LoadedParts,
    RouterLink,
    RouterLinkActive,
    RouterOutlet,
  ],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  protected readonly location = inject(Location);
}
