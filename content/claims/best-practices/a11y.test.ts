import { Component, provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { NavigationEnd, provideRouter, Router } from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { expect } from 'vitest';
import { claim } from '../claim';

@Component({
  selector: 'app-notice',
  template: '<p [attr.aria-live]="nothing" [attr.aria-expanded]="no"></p>',
})
class Notice {
  nothing = null;
  no = false;
}

claim('In an attr binding, null removes the attribute, and false writes "false".', () => {
  const fixture = TestBed.createComponent(Notice);
  fixture.detectChanges();
  const p = fixture.nativeElement.querySelector('p');
  expect(p.hasAttribute('aria-live')).toBe(false);
  expect(p.getAttribute('aria-expanded')).toBe('false');
});

@Component({ selector: 'app-help', template: '<h1>Offer {{ help }}</h1>' })
class Help {
  help = 'help';
}

claim(
  'NavigationEnd comes before the new page is rendered, so afterNextRender() waits for the heading.',
  async () => {
    TestBed.configureTestingModule({
      providers: [
        provideZonelessChangeDetection(),
        provideRouter([{ path: 'help', component: Help }]),
      ],
    });
    const harness = await RouterTestingHarness.create();
    const texts: (string | null | undefined)[] = [];
    TestBed.inject(Router).events.subscribe((event) => {
      if (event instanceof NavigationEnd) {
        texts.push(harness.fixture.nativeElement.querySelector('h1')?.textContent);
      }
    });
    await harness.navigateByUrl('/help');
    expect(texts).not.toEqual(['Offer help']);
    expect(harness.routeNativeElement?.textContent).toBe('Offer help');
  },
);
