import { Component } from '@angular/core';
@Component({ selector: 'app-child', template: 'Child' })
export class ChildComponent {}
