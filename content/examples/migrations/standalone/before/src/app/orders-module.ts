import { CommonModule } from '@angular/common';
import { NgModule } from '@angular/core';
import { EuroPipe } from './euro-pipe';
import { OrderPage } from './order-page';

@NgModule({
  declarations: [OrderPage, EuroPipe],
  imports: [CommonModule],
  exports: [OrderPage],
})
export class OrdersModule {}
