import { Pipe, PipeTransform } from '@angular/core';

@Pipe({ name: 'readingTime' })
export class ReadingTimePipe implements PipeTransform {
  convert(pages: number): string {
    const hours = Math.ceil(pages / 40);
    return `about ${hours} hours`;
  }
}
