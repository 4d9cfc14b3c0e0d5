import { Directive } from '@angular/core';

@Directive({
  selector: '[appTint]'
})
export class TintDirective {

  constructor() { }

}
