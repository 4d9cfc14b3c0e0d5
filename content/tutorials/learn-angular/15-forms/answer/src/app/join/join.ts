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
      <button type="button" (click)="startOver()">Start over</button>
    </form>
  `,
})
export class Join {
  // #docregion state
  protected readonly name = signal('');
  protected readonly favorite = signal('Crime');
  // #enddocregion state

  // #docregion reset
  protected startOver(): void {
    this.name.set('');
    this.favorite.set('Crime');
  }
  // #enddocregion reset
}
