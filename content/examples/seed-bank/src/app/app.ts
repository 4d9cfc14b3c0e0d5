import { Component, effect, inject } from '@angular/core';
import { Title } from '@angular/platform-browser';
import { SeedLot } from './seed-lot';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
})
export class App {
  protected readonly lot = new SeedLot();
  protected readonly packetSizes = [10, 25, 50];

  // #docregion effect
  private readonly title = inject(Title);

  constructor() {
    effect(() => {
      this.title.setTitle(`${this.lot.packets()} packets | Seed bank`);
    });
  }
  // #enddocregion effect
}
