import { NgModule, provideZonelessChangeDetection } from '@angular/core';
import { BrowserModule } from '@angular/platform-browser';
import { App } from './app';
import { PricesModule } from './prices-module';

@NgModule({
  declarations: [App],
  imports: [BrowserModule, PricesModule],
  providers: [provideZonelessChangeDetection()],
  bootstrap: [App],
})
export class AppModule {}
