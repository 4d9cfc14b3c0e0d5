import { Injectable } from '@angular/core';

/** Where orders go. A real shop would send them to its server. */
@Injectable({ providedIn: 'root' })
export class Orders {
  async place(): Promise<void> {}
}
