import { Component, EventEmitter, Input, Output } from '@angular/core';

@Component({ selector: 'w-clock', template: `<p>Clock {{ zone }} <button (click)="closed.emit()">Close {{ zone }}</button></p>` })
export class ClockWidget {
  @Input() zone = 'UTC';
  @Output() closed = new EventEmitter<void>();
}

@Component({ selector: 'w-note', template: `<p>Note: {{ text }}</p>` })
export class NoteWidget {
  @Input() text = '';
}
