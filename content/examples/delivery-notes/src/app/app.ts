import { ChangeDetectionStrategy, Component } from '@angular/core';
import { DeliveryNote } from './delivery-note';
import { Drawer } from './drawer';
import { LazyDrawer } from './lazy-drawer';

@Component({
  selector: 'app-root',
  imports: [Drawer, LazyDrawer, DeliveryNote],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {}
