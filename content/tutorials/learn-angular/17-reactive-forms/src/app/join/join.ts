// #docregion import
import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';

@Component({
  selector: 'app-join',
  imports: [FormsModule],
  // #enddocregion import
  template: `
    <h2>Join the club</h2>
    <!-- #docregion form -->
    <form>
      <!-- #enddocregion form -->
      <!-- #docregion name -->
      <div class="field">
        <label for="name">Your name</label>
        <input
          id="name"
          name="name"
          autocomplete="name"
          [(ngModel)]="name"
        />
      </div>
      <!-- #enddocregion name -->
      <!-- #docregion favorite -->
      <div class="field">
        <label for="favorite">Your favorite books</label>
        <select id="favorite" name="favorite" [(ngModel)]="favorite">
          <!-- #enddocregion favorite -->
          <option>Novels</option>
          <option>Crime</option>
          <option>Poems</option>
        </select>
      </div>
      <!-- #docregion submit -->
      <button type="submit">Join</button>
      <!-- #enddocregion submit -->
      <button type="button" (click)="startOver()">Start over</button>
    </form>
    <!-- #docregion card -->
    <section class="card" aria-labelledby="card">
      <h3 id="card">Your member card</h3>
      @if (name()) {
        <p>{{ name() }}</p>
        <p>Favorite books: {{ favorite() }}</p>
      } @else {
        <p>Write your name to get a card.</p>
      }
    </section>
    <!-- #enddocregion card -->
    <p role="status">{{ welcome() }}</p>
  `,
})
export class Join {
  // #docregion state
  protected readonly name = signal('');
  protected readonly favorite = signal('Crime');
  // #enddocregion state
  protected readonly welcome = signal('');

  // #docregion reset
  protected startOver(): void {
    this.name.set('');
    this.favorite.set('Crime');
    this.welcome.set('');
  }
  // #enddocregion reset
}
