import { Pipe, PipeTransform } from '@angular/core';

@Pipe({ name: 'euro' })
export class EuroPipe implements PipeTransform {
  transform(cents: number): string {
    return `${(cents / 100).toFixed(2)} €`;
  }
}
