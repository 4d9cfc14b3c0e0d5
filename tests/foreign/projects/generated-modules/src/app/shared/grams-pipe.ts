import { Pipe, PipeTransform } from '@angular/core';

@Pipe({
  name: 'grams',
  standalone: false
})
export class GramsPipe implements PipeTransform {

  transform(value: number, ...args: unknown[]): string {
    return value + ' g';
  }

}
