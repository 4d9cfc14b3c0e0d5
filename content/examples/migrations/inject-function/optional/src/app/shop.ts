import { Injectable } from '@angular/core';

@Injectable()
export class Printer {
  print(copies: number): void {
    console.log(`${copies} copies`);
  }
}
