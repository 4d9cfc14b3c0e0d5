import { Directive, inject, HostAttributeToken } from '@angular/core';
import { Printer } from './shop';

@Directive({ selector: '[appReceipt]' })
export class Receipt {
  private readonly printer = inject(Printer, { optional: true })!;
  readonly language = inject(new HostAttributeToken('lang'), { optional: true })!;


  print(): void {
    this.printer.print(this.language.length);
  }
}
