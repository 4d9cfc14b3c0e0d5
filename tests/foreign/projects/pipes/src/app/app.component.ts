import { CommonModule } from '@angular/common';
import { Component } from '@angular/core';
import { InitialsPipe, LongestPipe } from './pipes';

@Component({
  selector: 'app-root',
  standalone: true,
  imports: [CommonModule, InitialsPipe, LongestPipe],
  template: `
    <p>{{ 'Ada King Lovelace' | initials: '.' }}</p>
    <p>Longest: {{ words | longest }}</p>
    <p>{{ 1234.5 | number: '1.2-2' }} / {{ 0.25 | percent }} / {{ 9.9 | currency: 'EUR' }}</p>
    <p>{{ day | date: 'longDate' }}</p>
    <p>{{ count | i18nPlural: { '=0': 'no words', '=1': 'one word', other: '# words' } }}</p>
    <p>{{ { b: 1, a: 2 } | keyvalue | json }}</p>
    <p>{{ 'abcdef' | slice: 1:3 | uppercase }}</p>
    <button (click)="words.push('rhinoceros')">Push</button>
  `
})
export class AppComponent {
  words = ['cat', 'horse'];
  day = new Date(2024, 4, 17);

  get count() {
    return this.words.length;
  }
}
