import { Component, signal } from '@angular/core';
import {
  FormControl,
  FormGroup,
  ReactiveFormsModule,
  Validators,
} from '@angular/forms';
}

@Component({
  selector: 'app-join',
  imports: [ReactiveFormsModule],
  template: `
    <h2>Join the club</h2>
    <form [formGroup]="form" (ngSubmit)="join()">
      <div class="field">
        <label for="name">Your name</label>
        <input
          id="name"
          name="name"
          autocomplete="name"
          aria-describedby="name-error"
          formControlName="name"
        />
        <p class="error" id="name-error" role="alert">
          @if (form.controls.name.touched && form.controls.name.invalid) {
            Write your name.
          }
        </p>
      </div>
      <div class="field">
        <label for="email">Your email address</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="email"
          aria-describedby="email-error"
          formControlName="email"
        />
        <p class="error" id="email-error" role="alert">
          @if (form.controls.email.touched && form.controls.email.invalid) {
            Write a complete email address.
          }
        </p>
      </div>
      <div class="field">
        <label for="favorite">Your favorite books</label>
        <select id="favorite" name="favorite" formControlName="favorite">
          <option>Novels</option>
          <option>Crime</option>
          <option>Poems</option>
        </select>
      </div>
      <button type="submit" [disabled]="form.invalid">Join</button>
      <button type="button" (click)="startOver()">Start over</button>
    </form>
    <section class="card" aria-labelledby="card">
      <h3 id="card">Your member card</h3>
      @if (form.value.name) {
        <p>{{ form.value.name }}</p>
        <p>Favorite books: {{ form.value.favorite }}</p>
      } @else {
        <p>Write your name to get a card.</p>
      }
    </section>
    <p role="status">{{ welcome() }}</p>
  `,
})
export class Join {
  protected readonly form = new FormGroup({
    name: new FormControl('', {
      nonNullable: true,
      validators: Validators.required,
    }),
    email: new FormControl('', {
      nonNullable: true,
      validators: [Validators.required, Validators.email],
    }),
    favorite: new FormControl('Crime', { nonNullable: true }),
  });
  protected readonly welcome = signal('');

  protected join(): void {
    this.welcome.set(`Welcome, ${this.form.value.name}!`);
  }

  protected startOver(): void {
    this.form.reset();
    this.welcome.set('');
  }
}
