import { Component } from '@angular/core';

@Component({
  selector: 'app-order-row',
  standalone: false,
  templateUrl: './order-row.html',
  styleUrl: './order-row.css',
})
export class OrderRow {

}
