import { Pipe, PipeTransform } from '@angular/core';

@Pipe({
  name: 'brewTime'
})
export class BrewTimePipe implements PipeTransform {

  transform(value: number, ...args: unknown[]): string {
    return `${value} min`;
  }

}
