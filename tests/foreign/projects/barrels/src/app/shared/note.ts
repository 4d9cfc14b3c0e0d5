import { Component } from '@angular/core';
@Component({ selector: 'app-note', template: `<p>Note: <ng-content /></p>` })
export class NoteComponent {}
