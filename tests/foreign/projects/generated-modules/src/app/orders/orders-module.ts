import { NgModule } from '@angular/core';
import { CommonModule } from '@angular/common';

import { SharedModule } from '../shared/shared-module';
import { OrdersRoutingModule } from './orders-routing-module';
import { Orders } from './orders';
import { OrderRow } from './order-row/order-row';


@NgModule({
  declarations: [
    Orders,
    OrderRow
  ],
  imports: [
    CommonModule,
    OrdersRoutingModule,
    SharedModule
  ]
})
export class OrdersModule { }
