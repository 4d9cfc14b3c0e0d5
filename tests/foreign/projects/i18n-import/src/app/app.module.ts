import { Component, NgModule } from '@angular/core';
import { BrowserModule } from '@angular/platform-browser';

@Component({
  selector: 'app-root',
  standalone: false,
  template: `<p i18n="@@hello">Hello</p> <p i18n="@@bye">Goodbye</p>`
})
export class AppComponent { }

@NgModule({ declarations: [AppComponent], imports: [BrowserModule], bootstrap: [AppComponent] })
export class AppModule { }
