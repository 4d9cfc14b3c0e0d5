import { CommonModule } from '@angular/common';
import { NgModule } from '@angular/core';
import { EuroPipe } from './euro-pipe';
import { OrderPage } from './order-page';

@NgModule({
    imports: [CommonModule, OrderPage, EuroPipe],
    exports: [OrderPage],
})
export class OrdersModule {}
