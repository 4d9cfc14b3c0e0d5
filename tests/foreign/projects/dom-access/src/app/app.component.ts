import { DOCUMENT } from '@angular/common';
import { AfterViewInit, Component, ElementRef, Inject, ViewChild, ViewEncapsulation } from '@angular/core';
import { DomSanitizer, Meta, SafeHtml, Title } from '@angular/platform-browser';

@Component({
  selector: 'app-root',
  encapsulation: ViewEncapsulation.None,
  styles: ['canvas { border: 1px solid var(--ink) }'],
  template: `
    <canvas #canvas width="20" height="20"></canvas>
    <p>{{ pixel }}</p>
    <div [innerHTML]="html"></div>
    <div [innerHTML]="trusted"></div>
    <button (click)="rename()">Rename the page</button>
    <p>{{ name }}</p>
  `,
})
export class AppComponent implements AfterViewInit {
  @ViewChild('canvas') canvas!: ElementRef<HTMLCanvasElement>;
  pixel = '';
  name = '';
  html = '<b onclick="alert(1)">Bold</b>';
  trusted: SafeHtml;

  constructor(@Inject(DOCUMENT) private document: Document, private title: Title, meta: Meta, sanitizer: DomSanitizer) {
    this.trusted = sanitizer.bypassSecurityTrustHtml('<u style="color: red">Trusted</u>');
    meta.updateTag({ name: 'description', content: 'Ours' });
  }

  ngAfterViewInit() {
    const context = this.canvas.nativeElement.getContext('2d')!;
    context.fillStyle = getComputedStyle(this.document.documentElement).getPropertyValue('--ink');
    context.fillRect(0, 0, 20, 20);
    const [red, green, blue] = context.getImageData(1, 1, 1, 1).data;
    setTimeout(() => (this.pixel = `Pixel ${red}-${green}-${blue}`));
  }

  rename() {
    this.title.setTitle('After');
    this.name = `Now ${this.document.title}`;
  }
}
