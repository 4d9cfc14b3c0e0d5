import { DatePipe } from '@angular/common';
import { Component, inject } from '@angular/core';
import { Loans } from './loans';

@Component({
  selector: 'app-shelf',
  imports: [DatePipe],
  templateUrl: './shelf.html',
  styleUrl: './shelf.css',
})
export class Shelf {
  protected readonly loans = inject(Loans);
  protected readonly items = ['Cordless drill', 'Projector', 'Tent for four'];
}
