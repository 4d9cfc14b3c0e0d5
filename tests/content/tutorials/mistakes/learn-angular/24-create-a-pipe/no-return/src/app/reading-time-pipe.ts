import { Pipe, PipeTransform } from '@angular/core';

@Pipe({ name: 'readingTime' })
export class ReadingTimePipe implements PipeTransform {
  transform(pages: number): string {
    const hours = Math.ceil(pages / 40);
    `about ${hours} hours`;
  }
}
