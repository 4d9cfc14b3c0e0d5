import { NgModule, provideZonelessChangeDetection } from '@angular/core';
import { BrowserModule } from '@angular/platform-browser';
import { App } from './app';
import { OrdersModule } from './orders-module';
import { ReportsModule } from './reports-module';

export const FEATURES = { orders: OrdersModule };

@NgModule({
  declarations: [App],
  imports: [BrowserModule, OrdersModule, ReportsModule],
  providers: [provideZonelessChangeDetection()],
  bootstrap: [App],
})
export class AppModule {}
