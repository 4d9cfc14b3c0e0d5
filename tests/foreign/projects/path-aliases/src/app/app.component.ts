import { Component } from '@angular/core';
import { environment } from '@env';
import { LogoComponent } from '@shared/logo/logo.component';

@Component({
  selector: 'app-root',
  standalone: true,
  imports: [LogoComponent],
  template: `<app-logo></app-logo><p>Asks {{ api }}</p>`,
})
export class AppComponent {
  api = environment.apiUrl;
}
