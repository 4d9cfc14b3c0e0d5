import { NgModule, provideZonelessChangeDetection } from '@angular/core';
import { BrowserModule } from '@angular/platform-browser';
import { App } from './app';


@NgModule({
  declarations: [App],
  imports: [BrowserModule],
  providers: [provideZonelessChangeDetection()],
  bootstrap: [App],
})
export class AppModule {}
