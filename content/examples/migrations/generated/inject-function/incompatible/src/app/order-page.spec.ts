import { provideHttpClient } from '@angular/common/http';
import { TestBed } from '@angular/core/testing';
import { Page } from './order-page';
import { Orders } from './orders';

describe('Page', () => {
  it('starts', () => {
    TestBed.configureTestingModule({ providers: [provideHttpClient()] });
    expect(new Page(TestBed.inject(Orders))).toBeDefined();
  });
});
