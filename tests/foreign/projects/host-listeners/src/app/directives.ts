import { Directive, ElementRef, EventEmitter, HostBinding, HostListener, Input, Output, Renderer2 } from '@angular/core';

@Directive({ selector: '[appLongName]', exportAs: 'longName' })
export class LongNameDirective {
  @Input('appLongName') color = 'yellow';
  @HostBinding('style.background-color') background?: string;
  @HostBinding('class.entered') entered = false;
  presses = 0;

  constructor(private el: ElementRef<HTMLElement>, private renderer: Renderer2) {
    this.renderer.setAttribute(this.el.nativeElement, 'data-ready', 'true');
  }

  @HostListener('click', ['$event'])
  onClick(event: MouseEvent) {
    this.background = this.color;
    this.entered = true;
    this.presses += event.isTrusted ? 1 : 0;
  }
}

@Directive({
  selector: '[appHotkey]',
  host: { tabindex: '0', '(window:keydown.escape)': 'pressed.emit("Escape")', '[attr.title]': '"Press Escape"' },
})
export class HotkeyDirective {
  @Output() pressed = new EventEmitter<string>();
}
