import { InjectionToken } from '@angular/core';

export const SHOP_NAME = new InjectionToken<string>('name of the shop');
