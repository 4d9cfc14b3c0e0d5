import { HttpClient, provideHttpClient, withFetch } from '@angular/common/http';
import {
  Component,
  inject,
  provideZonelessChangeDetection,
  SecurityContext,
  signal,
} from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { DomSanitizer, type SafeValue } from '@angular/platform-browser';
import { firstValueFrom } from 'rxjs';
import { expect, vi } from 'vitest';
import { claim } from '../claim';

const URL_OF_ADVICE =
  'https://angular.dev/best-practices/security#preventing-cross-site-scripting-xss';

@Component({ selector: 'app-map', template: '<iframe title="Map" [src]="address"></iframe>' })
class Frame {
  address: SafeValue | string = 'https://maps.example';
}

claim(`NG0904: unsafe value used in a resource URL context (see ${URL_OF_ADVICE})`, () => {
  const fixture = TestBed.createComponent(Frame);
  expect(() => fixture.detectChanges()).toThrow(
    `NG0904: unsafe value used in a resource URL context (see ${URL_OF_ADVICE})`,
  );
});

@Component({
  selector: 'app-link',
  template: '<a [href]="address()">Link</a> {{ address() }}',
})
class Link {
  readonly address = signal(
    inject(DomSanitizer).bypassSecurityTrustHtml('<b>Ada</b>') as SafeValue,
  );
}

claim(`Required a safe URL, got a HTML (see ${URL_OF_ADVICE})`, () => {
  const fixture = TestBed.createComponent(Link);
  expect(() => fixture.detectChanges()).toThrow(
    `Required a safe URL, got a HTML (see ${URL_OF_ADVICE})`,
  );
});

claim('{{ trusted }} shows SafeValue must use [property]=binding:, followed by the value.', () => {
  const trusted = TestBed.inject(DomSanitizer).bypassSecurityTrustHtml('<b>Ada</b>');
  expect(String(trusted)).toMatch(/^SafeValue must use \[property\]=binding: <b>Ada<\/b>/);
});

claim('[src] of <iframe>, and wherever SafeUrl fits', () => {
  const fixture = TestBed.createComponent(Link);
  const sanitizer = TestBed.inject(DomSanitizer);
  fixture.componentInstance.address.set(
    sanitizer.bypassSecurityTrustResourceUrl('https://maps.example/'),
  );
  fixture.detectChanges();
  expect(fixture.nativeElement.querySelector('a').href).toBe('https://maps.example/');
  const frame = TestBed.createComponent(Frame);
  frame.componentInstance.address = sanitizer.bypassSecurityTrustResourceUrl('about:blank');
  frame.detectChanges();
  expect(frame.nativeElement.querySelector('iframe').src).toBe('about:blank');
});

claim('In the contexts SCRIPT and RESOURCE_URL, a string throws an error.', () => {
  const sanitizer = TestBed.inject(DomSanitizer);
  expect(() => sanitizer.sanitize(SecurityContext.SCRIPT, 'x')).toThrow(
    'NG05200: unsafe value used in a script context',
  );
  expect(() => sanitizer.sanitize(SecurityContext.RESOURCE_URL, '/x')).toThrow(
    'unsafe value used in a resource URL context',
  );
});

claim(
  "A URL is changed if it starts with javascript:, or if the part before its first colon isn't a valid scheme.",
  () => {
    const sanitizer = TestBed.inject(DomSanitizer);
    const clean = (address: string) => sanitizer.sanitize(SecurityContext.URL, address);
    for (const kept of [
      'https://a.example',
      'mailto:a@b.example',
      'tel:1',
      '/x',
      'data:text/html,x',
    ]) {
      expect(clean(kept)).toBe(kept);
    }
    for (const attack of ['JavaScript:x', ' javascript:x', 'java\nscript:x']) {
      expect(clean(attack)).toBe(`unsafe:${attack}`);
    }
  },
);

claim(
  `The server puts )]}', and a line break before the JSON. HttpClient removes them`,
  async () => {
    vi.stubGlobal('fetch', async () => new Response(`)]}',\n{"id":1}`));
    TestBed.configureTestingModule({
      providers: [provideZonelessChangeDetection(), provideHttpClient(withFetch())],
    });
    const notice = await firstValueFrom(TestBed.inject(HttpClient).get('/api/notices/1'));
    vi.unstubAllGlobals();
    expect(notice).toEqual({ id: 1 });
  },
);

@Component({ selector: 'app-comment', template: '<p [innerHTML]="comment()"></p>' })
class CommentHtml {
  readonly comment = signal('');
}

claim('Then it writes the HTML again with allowed elements and attributes only:', () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const fixture = TestBed.createComponent(CommentHtml);
  const shown = (comment: string): string => {
    fixture.componentInstance.comment.set(comment);
    fixture.detectChanges();
    return fixture.nativeElement.querySelector('p').innerHTML;
  };
  expect(shown('<b onclick="steal()">Ada</b>')).toBe('<b>Ada</b>');
  expect(shown('<script>1</script><style>p {}</style><template>x</template>')).toBe('');
  expect(shown('<form><button>Send</button></form>')).toBe('Send');
  expect(shown('<i id="top" style="color: red" class="big">Hi</i>')).toBe('<i class="big">Hi</i>');
  expect(shown('<svg><path d="M0 0"></path></svg><iframe></iframe>')).toBe('');
  expect(shown('<app-notice>Notice</app-notice>')).toBe('Notice');
  expect(shown('<a href="javascript:x">A</a>')).toBe('<a href="unsafe:javascript:x">A</a>');
  expect(shown('<img src="https://evil.example/x.png">')).toContain('src="https://evil.example');
});

@Component({ selector: 'app-sandbox', template: '<iframe title="Map" [sandbox]="value"></iframe>' })
class Sandboxed {
  value = 'allow-scripts';
}

claim("attribute that can't be bound", () => {
  expect(() => TestBed.createComponent(Sandboxed).detectChanges()).toThrow('NG0910');
});
