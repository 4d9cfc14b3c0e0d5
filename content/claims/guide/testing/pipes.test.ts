import { Component, inject, LOCALE_ID, Pipe, type PipeTransform } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect } from 'vitest';
import { claim } from '../../claim';

@Pipe({ name: 'locale' })
class LocalePipe implements PipeTransform {
  private readonly locale = inject(LOCALE_ID);
  transform(): string {
    return this.locale;
  }
}

@Pipe({ name: 'join' })
class JoinPipe implements PipeTransform {
  transform(names: string[], separator: string): string {
    return names.join(separator);
  }
}

claim(
  'It throws NG0203: The `InjectionToken LocaleId` token injection failed. `inject()` function must be called from an injection context.',
  () => {
    expect(() => new LocalePipe()).toThrow(
      'NG0203: The `InjectionToken LocaleId` token injection failed. `inject()` function must be called from an injection context',
    );
  },
);

claim('Create the pipe in the injection context of TestBed, and provide what it injects:', () => {
  TestBed.configureTestingModule({ providers: [{ provide: LOCALE_ID, useValue: 'fr' }] });
  expect(TestBed.runInInjectionContext(() => new LocalePipe()).transform()).toBe('fr');
});

claim('transform() gets the arguments of the pipe after the value.', async () => {
  @Component({ imports: [JoinPipe], template: "{{ names | join: ' and ' }}" })
  class Page {
    readonly names = ['Chair', 'Lamp'];
  }
  const fixture = TestBed.createComponent(Page);
  await fixture.whenStable();
  expect(fixture.nativeElement.textContent).toBe(
    new JoinPipe().transform(['Chair', 'Lamp'], ' and '),
  );
});
