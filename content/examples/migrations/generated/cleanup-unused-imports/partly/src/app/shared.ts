import { CurrencyPipe } from '@angular/common';

export const SHARED = [CurrencyPipe];
