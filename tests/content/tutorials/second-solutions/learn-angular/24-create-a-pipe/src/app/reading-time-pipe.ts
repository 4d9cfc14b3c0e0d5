import { Pipe } from '@angular/core';

@Pipe({
  name: 'hours',
})
export class ReadingTimePipe {
  transform = (pages: number, speed: number): string =>
    `about ${Math.trunc((pages + speed - 1) / speed)} hours`;
}
