import { Component } from '@angular/core';

@Component({ selector: 'app-root', template: `<p *ngIf="true">As of Angular 18</p>` })
export class AppComponent { }
