import { provideZonelessChangeDetection } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { expect, it, vi } from 'vitest';
import { Barcode } from '../src/app/barcode';
import { BarcodeDrawing } from '../src/app/barcode-drawing';

// #docregion test
it('passes its text to the library, and destroys the drawing', async () => {
  TestBed.configureTestingModule({
    providers: [provideZonelessChangeDetection()],
  });
  const show = vi.spyOn(BarcodeDrawing.prototype, 'show');
  const dispose = vi.spyOn(BarcodeDrawing.prototype, 'dispose');

  const fixture = TestBed.createComponent(Barcode);
  fixture.componentRef.setInput('text', 'Porto');
  await fixture.whenStable();
  expect(show).toHaveBeenCalledExactlyOnceWith('Porto');

  fixture.destroy();
  expect(dispose).toHaveBeenCalledOnce();
});
// #enddocregion test
