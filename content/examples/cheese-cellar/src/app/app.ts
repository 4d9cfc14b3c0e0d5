import { ChangeDetectionStrategy, Component } from '@angular/core';
import { Drawer } from './drawer';
import { LazyDrawer } from './lazy-drawer';
import { TurningLog } from './turning-log';

@Component({
  selector: 'app-root',
  imports: [Drawer, LazyDrawer, TurningLog],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {}
