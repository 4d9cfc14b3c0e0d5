import {
  afterRenderEffect,
  ChangeDetectionStrategy,
  Component,
  type ElementRef,
  input,
  viewChild,
} from '@angular/core';

// #docregion badge
@Component({
  selector: 'app-badge',
  template: '<canvas #canvas width="120" height="120"></canvas>',
  host: { role: 'img', '[attr.aria-label]': '"Badge of " + town()' },
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Badge {
  readonly town = input.required<string>();

  private readonly canvas =
    viewChild.required<ElementRef<HTMLCanvasElement>>('canvas');

  constructor() {
    afterRenderEffect({
      write: () => draw(this.canvas().nativeElement, this.town()),
    });
  }
}
// #enddocregion badge

function draw(canvas: HTMLCanvasElement, town: string): void {
  const pen = canvas.getContext('2d');
  if (!pen) {
    return;
  }
  const ink = getComputedStyle(canvas).color;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = ink;
  pen.fillStyle = ink;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(60, 60, 56, 0, 2 * Math.PI);
  pen.stroke();
  pen.font = '16px system-ui';
  pen.textAlign = 'center';
  pen.fillText(town, 60, 65, 100);
}
