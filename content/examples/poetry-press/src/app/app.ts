import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  ElementRef,
  inject,
  signal,
} from '@angular/core';
import { Collapsed } from './collapsed';
import { Preserved } from './preserved';

@Component({
  selector: 'app-root',
  imports: [Collapsed, Preserved],
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private readonly page = inject<ElementRef<HTMLElement>>(ElementRef);

  protected readonly visible = signal(false);
  protected readonly texts = signal({ collapsed: '', preserved: '' });

  constructor() {
    afterNextRender(() => {
      this.texts.set({
        collapsed: this.textOf('app-collapsed blockquote'),
        preserved: this.textOf('app-preserved blockquote'),
      });
    });
  }

  private textOf(selector: string): string {
    return this.page.nativeElement.querySelector(selector)?.textContent ?? '';
  }

  /** The text with its white space made visible. */
  protected show(text: string): string {
    return text.replaceAll(' ', '·').replaceAll('\n', '↵');
  }
}
