const svg = 'http://www.w3.org/2000/svg';

/** Acts as a drawing library that is written without Angular. */
export class BarcodeDrawing {
  private readonly picture = document.createElementNS(svg, 'svg');
  private readonly bars = document.createElementNS(svg, 'path');

  constructor(element: HTMLElement) {
    this.picture.setAttribute('aria-hidden', 'true');
    this.bars.setAttribute('stroke', 'currentcolor');
    this.picture.append(this.bars);
    element.append(this.picture);
  }

  /** Draws a bar for each 1 in the binary codes of the letters. */
  show(text: string): void {
    const codes = [...text].map((letter) => letter.charCodeAt(0).toString(2));
    const digits = [...codes.join('')];
    const bars = digits.map((digit, x) =>
      digit === '1' ? `M${x + 0.5} 0V8` : '',
    );
    this.picture.setAttribute('viewBox', `0 0 ${digits.length} 8`);
    this.bars.setAttribute('d', bars.join(''));
  }

  dispose(): void {
    this.picture.remove();
  }
}
