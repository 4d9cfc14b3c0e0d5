import { Component } from '@angular/core';
import { arrived } from './connection/transfers';

arrived('visitors.ts');

@Component({
  selector: 'app-visitors',
  template: '<p>214 people are in the museum now.</p>',
})
export class Visitors {}
