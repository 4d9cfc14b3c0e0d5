import { Component } from '@angular/core';

@Component({
  templateUrl: './housing-location.html',
  styleUrl: './housing-location.css',
  selector: 'app-housing-location',
})
export class FlatCard {}
