import { Component, signal } from '@angular/core';
import { FormsModule } from '@angular/forms';

@Component({
  selector: 'app-join',
  imports: [FormsModule],
  template: `
    <h2>Join the club</h2>
    <form>
      <div class="field">
        <label for="name">Your name</label>
        <input
          id="name"
          name="name"
          autocomplete="name"
          [(ngModel)]="name"
        />
      </div>
      <div class="field">
        <label for="favorite">Your favorite books</label>
        <select id="favorite" name="favorite" [(ngModel)]="favorite">
          <option>Novels</option>
          <option>Crime</option>
          <option>Poems</option>
        </select>
      </div>
      <button type="button" (click)="startOver()">Start over</button>
    </form>
    <section class="card" aria-labelledby="card">
      <h3 id="card">Your member card</h3>
      @if (name()) {
        <p>{{ name() }}</p>
        <p>Favorite books: {{ favorite() }}</p>
      } @else {
        <p>Write your name to get a card.</p>
      }
      }
      }
    </section>
  `,
})
export class Join {
  protected readonly name = signal('');
  protected readonly favorite = signal('Crime');

  protected startOver(): void {
    this.name.set('');
    this.favorite.set('Crime');
  }
}
