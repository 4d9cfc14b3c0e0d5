import { Pipe, PipeTransform } from '@angular/core';

// #docregion pipe
/** The name of the roast that a drop temperature in Celsius gives. */
@Pipe({ name: 'roastName' })
export class RoastNamePipe implements PipeTransform {
  transform(celsius: number, style: 'short' | 'long' = 'long'): string {
    const name = celsius < 210 ? 'light' : celsius < 225 ? 'medium' : 'dark';
    return style === 'short' ? name : `${name} roast`;
  }
}
// #enddocregion pipe
