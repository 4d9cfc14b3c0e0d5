import { NgModule } from '@angular/core';
import { CommonModule } from '@angular/common';
import { Frame } from './frame/frame';
import { Focus } from './focus';
import { GramsPipe } from './grams-pipe';



@NgModule({
  declarations: [
    Frame,
    Focus,
    GramsPipe
  ],
  imports: [
    CommonModule
  ],
  exports: [
    Frame,
    Focus,
    GramsPipe
  ]
})
export class SharedModule { }
