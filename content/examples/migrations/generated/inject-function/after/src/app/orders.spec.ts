import { provideHttpClient } from '@angular/common/http';
import { TestBed } from '@angular/core/testing';
import { Orders } from './orders';

describe('Orders', () => {
  it('counts', () => {
    TestBed.configureTestingModule({ providers: [provideHttpClient()] });
    expect(TestBed.inject(Orders).count()).toBe(3);
  });
});
