import { ChangeDetectionStrategy, Component } from '@angular/core';
import { ReactiveSignup } from './reactive-signup';
import { TemplateSignup } from './template-signup';

@Component({
  selector: 'app-root',
  imports: [ReactiveSignup, TemplateSignup],
  template: `
    <main>
      <h1>Newsletter</h1>
      <app-reactive-signup />
      <app-template-signup />
    </main>
  `,
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {}
