import { NgModule } from "@angular/core"
import { BrowserModule } from "@angular/platform-browser"
import { AppComponent } from "./app.component"
import { StarsComponent } from "./stars.component"

@NgModule({ imports: [BrowserModule], declarations: [AppComponent, StarsComponent], bootstrap: [AppComponent] })
export class AppModule {}
