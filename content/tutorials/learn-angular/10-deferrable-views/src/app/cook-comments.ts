import { Component } from '@angular/core';

@Component({
  selector: 'app-cook-comments',
  template: `
    @for (comment of comments; track comment.cook) {
      <article>
        <h3>{{ comment.cook }}</h3>
        <p>{{ comment.text }}</p>
      </article>
    }
  `,
})
export class CookComments {
  protected readonly comments = [
    { cook: 'Noor', text: 'A spoon of honey makes it milder.' },
    { cook: 'Tom', text: 'I use oat cream, and nobody noticed.' },
    { cook: 'Ilse', text: 'Freezes well without the cream.' },
  ];
}
