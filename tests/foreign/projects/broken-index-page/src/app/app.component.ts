import { Component } from '@angular/core';

@Component({ selector: 'app-root', template: '<p>Hello</p>' })
export class AppComponent {}
