import { Component, inject } from '@angular/core';
import { Highlight } from '../highlight';
import { TeaStore } from '../tea-store';
import { TeaItem } from './tea-item/tea-item';

@Component({
  selector: 'app-tea-list',
  imports: [Highlight, TeaItem],
  templateUrl: './tea-list.html',
  styleUrl: './tea-list.css',
})
export class TeaList {
  store = inject(TeaStore);
}
