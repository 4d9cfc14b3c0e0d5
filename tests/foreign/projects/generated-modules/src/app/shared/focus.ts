import { Directive } from '@angular/core';

@Directive({
  selector: '[appFocus]',
  standalone: false
})
export class Focus {

  constructor() { }

}
