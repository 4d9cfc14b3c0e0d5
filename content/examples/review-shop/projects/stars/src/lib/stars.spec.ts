import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { Stars } from './stars';
import { provideStars } from './stars-options';

describe('Stars', () => {
  it('sets the rating to the star that was clicked', async () => {
    TestBed.configureTestingModule({
      providers: [provideZonelessChangeDetection(), provideStars({ count: 3 })],
    });
    const fixture = TestBed.createComponent(Stars);
    await fixture.whenStable();

    const element: HTMLElement = fixture.nativeElement;
    const buttons = element.querySelectorAll('button');
    buttons[1].click();

    expect(buttons.length).toBe(3);
    expect(fixture.componentInstance.rating()).toBe(2);
  });
});
