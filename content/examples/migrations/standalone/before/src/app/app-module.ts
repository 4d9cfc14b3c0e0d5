import { NgModule, provideZonelessChangeDetection } from '@angular/core';
import { BrowserModule } from '@angular/platform-browser';
import { RouterModule, Routes } from '@angular/router';
import { App } from './app';
import { OrderPage } from './order-page';
import { OrdersModule } from './orders-module';

const routes: Routes = [{ path: '', component: OrderPage }];

@NgModule({
  declarations: [App],
  imports: [BrowserModule, RouterModule.forRoot(routes), OrdersModule],
  providers: [provideZonelessChangeDetection()],
  bootstrap: [App],
})
export class AppModule {}
