import { Pipe, PipeTransform } from '@angular/core';

// #docregion pipe
/** The name that an age in months gives a cheese. */
@Pipe({ name: 'ageName' })
export class AgeNamePipe implements PipeTransform {
  transform(months: number, style: 'short' | 'long' = 'long'): string {
    const name = months < 6 ? 'young' : months < 12 ? 'mature' : 'aged';
    return style === 'short' ? name : `${name} cheese`;
  }
}
// #enddocregion pipe
