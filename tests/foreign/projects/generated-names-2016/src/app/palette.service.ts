import { Injectable } from '@angular/core';

@Injectable({
  providedIn: 'root',
})
export class PaletteService {
  first = 255;
}
