import { Pipe, PipeTransform } from '@angular/core';

@Pipe({ name: 'euro', standalone: false })
export class EuroPipe implements PipeTransform {
  transform(cents: number): string {
    return `${(cents / 100).toFixed(2)} €`;
  }
}
