import { NgComponentOutlet } from '@angular/common';
import { Component, ComponentRef, Type, ViewChild, ViewContainerRef } from '@angular/core';
import { ClockWidget, NoteWidget } from './widgets';

@Component({
  selector: 'app-root',
  standalone: true,
  imports: [NgComponentOutlet],
  template: `
    <button (click)="addClock()">Add a clock</button>
    <button (click)="toggle()">Toggle the note</button>
    <p>{{ count }} clocks</p>
    <ng-template #host></ng-template>
    <ng-container *ngComponentOutlet="note; inputs: { text: 'Buy milk' }"></ng-container>
  `
})
export class AppComponent {
  @ViewChild('host', { read: ViewContainerRef }) host!: ViewContainerRef;
  note: Type<unknown> | null = null;
  count = 0;

  addClock() {
    const ref: ComponentRef<ClockWidget> = this.host.createComponent(ClockWidget);
    ref.setInput('zone', 'Z' + ++this.count);
    ref.instance.closed.subscribe(() => {
      ref.destroy();
      this.count--;
    });
  }

  toggle() {
    this.note = this.note ? null : NoteWidget;
  }
}
