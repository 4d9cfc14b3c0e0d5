/** A point of a curve: minutes, and degrees Celsius. */
export type Point = readonly [minutes: number, celsius: number];

const svg = 'http://www.w3.org/2000/svg';
const width = 320;
const height = 120;
const hottest = 600;

/** Stands in for a drawing library that knows nothing of Angular. */
export class CurveChart {
  private readonly picture = document.createElementNS(svg, 'svg');
  private readonly line = document.createElementNS(svg, 'polyline');

  constructor(element: HTMLElement) {
    this.picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.picture.setAttribute('aria-hidden', 'true');
    this.line.setAttribute('fill', 'none');
    this.line.setAttribute('stroke', 'currentcolor');
    this.line.setAttribute('stroke-width', '2');
    this.picture.append(this.line);
    element.append(this.picture);
  }

  show(points: readonly Point[]): void {
    const longest = Math.max(...points.map(([minutes]) => minutes));
    const places = points.map(([minutes, celsius]) => {
      const x = Math.round((minutes / longest) * width);
      const y = Math.round(height - (celsius / hottest) * height);
      return `${x},${y}`;
    });
    this.line.setAttribute('points', places.join(' '));
  }

  dispose(): void {
    this.picture.remove();
  }
}
