import { Component, ElementRef } from '@angular/core';
import { PanelComponent } from './panel.component';

@Component({
  selector: 'app-root',
  imports: [PanelComponent],
  templateUrl: './app.component.html',
  styleUrls: ['./app.component.css', './more.css'],
})
export class AppComponent {
  measured = '';

  constructor(private host: ElementRef<HTMLElement>) {}

  measure() {
    const of = (selector: string) => getComputedStyle(this.host.nativeElement.querySelector(selector)!);
    this.measured = `${of('.one').paddingTop}, ${of('.two').color}, ${of('app-panel').display}`;
  }
}
