import { Component } from '@angular/core';

@Component({
  selector: 'app-root',
  templateUrl: './app.component.html'
})
export class AppComponent {
  count = 1;
  name = 'Nina';
  greeting = $localize`:A greeting@@greeting:Good morning, ${this.name}:name:!`;
}
