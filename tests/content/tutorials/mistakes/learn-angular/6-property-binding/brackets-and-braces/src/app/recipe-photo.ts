import { Component, signal } from '@angular/core';

const soup = {
  file: 'photos/soup.svg',
  text: 'A bowl of red soup with basil',
  caption: 'Ready to eat',
};

const vegetables = {
  file: 'photos/board.svg',
  text: 'Two tomatoes and an onion on a board',
  caption: 'Before you start',
};

@Component({
  selector: 'app-recipe-photo',
  template: `
    <figure>
      <img [src]="{{ photo().file }}" [alt]="photo().text" />
      <figcaption>
        {{ photo().caption }}
        <button type="button" (click)="showOther()">Other photo</button>
      </figcaption>
    </figure>
  `,
})
export class RecipePhoto {
  protected readonly photo = signal(soup);

  protected showOther(): void {
    this.photo.set(this.photo() === soup ? vegetables : soup);
  }
}
