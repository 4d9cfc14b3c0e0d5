import { Component, inject, signal } from '@angular/core';
import { NonNullableFormBuilder, ReactiveFormsModule } from '@angular/forms';

@Component({
  selector: 'app-join',
  imports: [ReactiveFormsModule],
  template: `
    <h2>Join the club</h2>
    <form [formGroup]="member" (submit)="join()">
      <div class="field">
        <label for="name">Your name</label>
        <input
          id="name"
          name="name"
          autocomplete="name"
          [formControl]="member.controls.name"
        />
      </div>
      <div class="field">
        <label for="favorite">Your favorite books</label>
        <select id="favorite" name="favorite" formControlName="favorite">
          <option>Novels</option>
          <option>Crime</option>
          <option>Poems</option>
        </select>
      </div>
      <button type="submit">Join</button>
      <button type="button" (click)="startOver()">Start over</button>
    </form>
    <section class="card" aria-labelledby="card">
      <h3 id="card">Your member card</h3>
      @if (member.value.name) {
        <p>{{ member.value.name }}</p>
        <p>Favorite books: {{ member.value.favorite }}</p>
      } @else {
        <p>Write your name to get a card.</p>
      }
    </section>
    <p role="status">{{ welcome() }}</p>
  `,
})
export class Join {
  protected readonly member = inject(NonNullableFormBuilder).group({
    name: '',
    favorite: 'Crime',
  });
  protected readonly welcome = signal('');

  protected join(): void {
    this.welcome.set(`Welcome, ${this.member.value.name}!`);
  }

  protected startOver(): void {
    this.member.reset();
    this.welcome.set('');
  }
}
