import {
  afterRenderEffect,
  Component,
  computed,
  ElementRef,
  input,
  viewChild,
} from '@angular/core';

@Component({
  selector: 'app-dial',
  template: `
    <canvas
      #face
      width="200"
      height="110"
      role="img"
      [attr.aria-label]="label()"
    ></canvas>
  `,
})
export class Dial {
  /** Vapor pressure deficit in kPa. The dial ends at 3. */
  readonly deficit = input.required<number>();

  protected readonly label = computed(
    () => `Vapor pressure deficit ${this.deficit().toFixed(2)} kPa`,
  );

  // #docregion draw
  private readonly face =
    viewChild.required<ElementRef<HTMLCanvasElement>>('face');

  constructor() {
    afterRenderEffect({
      earlyRead: () => ({
        share: Math.min(this.deficit() / 3, 1),
        color: getComputedStyle(this.face().nativeElement).color,
      }),
      write: (look) => draw(this.face().nativeElement, look()),
    });
  }
  // #enddocregion draw
}

interface Look {
  /** Filled part of the dial, from 0 to 1. */
  readonly share: number;
  readonly color: string;
}

function draw(canvas: HTMLCanvasElement, { share, color }: Look): void {
  const pen = canvas.getContext('2d');
  if (!pen) {
    return;
  }
  const end = Math.PI * (1 + share);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.strokeStyle = color;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(100, 100, 85, Math.PI, 2 * Math.PI);
  pen.stroke();
  pen.lineWidth = 14;
  pen.beginPath();
  pen.arc(100, 100, 75, Math.PI, end);
  pen.stroke();
}
