import { Component, EventEmitter, Input, Output, ViewEncapsulation } from '@angular/core';

@Component({
  template: `<button (click)="like()">Like {{ topic }} ({{ likes }})</button>`,
  styles: `button { border-radius: 1rem; }`,
  encapsulation: ViewEncapsulation.ShadowDom,
})
export class LikeButton {
  @Input() topic = '';
  @Output() liked = new EventEmitter<number>();
  likes = 0;

  like() {
    this.liked.emit(++this.likes);
  }
}
