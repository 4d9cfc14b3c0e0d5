// #docregion import
import { NgOptimizedImage } from '@angular/common';
import { Component, signal } from '@angular/core';

// #enddocregion import
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
  // #docregion imports
  imports: [NgOptimizedImage],
  // #enddocregion imports
  template: `
    <figure>
      <!-- #docregion image -->
      <img
        [ngSrc]="photo().file"
        [alt]="photo().text"
        width="480"
        height="320"
        priority
      />
      <!-- #enddocregion image -->
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
