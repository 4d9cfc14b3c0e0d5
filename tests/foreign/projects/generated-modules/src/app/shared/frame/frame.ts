import { Component } from '@angular/core';

@Component({
  selector: 'app-frame',
  standalone: false,
  templateUrl: './frame.html',
  styleUrl: './frame.css',
})
export class Frame {

}
