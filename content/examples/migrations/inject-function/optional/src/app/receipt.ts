import { Attribute, Directive, Optional } from '@angular/core';
import { Printer } from './shop';

@Directive({ selector: '[appReceipt]' })
export class Receipt {
  constructor(
    @Optional() private readonly printer: Printer,
    @Attribute('lang') readonly language: string,
  ) {}

  print(): void {
    this.printer.print(this.language.length);
  }
}
