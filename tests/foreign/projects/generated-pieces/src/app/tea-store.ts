import { Injectable } from '@angular/core';
import { TeaBasket } from './tea-basket';
import { TeaKind } from './tea-kind';

@Injectable({
  providedIn: 'root',
})
export class TeaStore {
  basket = new TeaBasket();
  teas = [
    { name: 'Sencha', kind: TeaKind.Green, minutes: 2 },
    { name: 'Assam', kind: TeaKind.Black, minutes: 4 },
  ];
}
