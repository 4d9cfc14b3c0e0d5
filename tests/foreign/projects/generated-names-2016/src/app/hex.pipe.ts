import { Pipe, PipeTransform } from '@angular/core';

@Pipe({
  name: 'hex'
})
export class HexPipe implements PipeTransform {

  transform(value: number, ...args: unknown[]): unknown {
    return '#' + value.toString(16);
  }

}
