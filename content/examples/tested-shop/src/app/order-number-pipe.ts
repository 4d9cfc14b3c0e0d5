import { Pipe, PipeTransform } from '@angular/core';

@Pipe({ name: 'orderNumber' })
export class OrderNumberPipe implements PipeTransform {
  transform(id: number | null): string {
    return id === null ? 'New order' : `#${String(id).padStart(6, '0')}`;
  }
}
