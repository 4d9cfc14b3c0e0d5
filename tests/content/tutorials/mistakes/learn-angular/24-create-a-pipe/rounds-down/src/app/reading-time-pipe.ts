import { Pipe, PipeTransform } from '@angular/core';

@Pipe({ name: 'readingTime' })
export class ReadingTimePipe implements PipeTransform {
  transform(pages: number): string {
    const hours = Math.floor(pages / 40);
    return `about ${hours} hours`;
  }
}
