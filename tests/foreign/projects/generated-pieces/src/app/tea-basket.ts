import { Tea } from './tea';

export class TeaBasket {
  constructor(public teas: Tea[] = []) { }
}
