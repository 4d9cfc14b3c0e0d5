import { Injectable } from '@angular/core';
import { Parcel } from './parcel';

/** What a parcel costs, in cents. */
// #docregion token
export abstract class Tariff {
  abstract readonly name: string;
  abstract cents(parcel: Parcel): number;
}
// #enddocregion token

// #docregion classes
@Injectable()
export class StandardTariff extends Tariff {
  override readonly name = 'Standard';

  override cents({ kilograms }: Parcel): number {
    return 400 + Math.ceil(kilograms) * 50;
  }
}

@Injectable()
export class ExpressTariff extends Tariff {
  override readonly name = 'Express';

  override cents({ kilograms }: Parcel): number {
    return 900 + Math.ceil(kilograms) * 80;
  }
}
// #enddocregion classes
