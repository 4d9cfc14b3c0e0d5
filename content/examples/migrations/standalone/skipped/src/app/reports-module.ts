import { NgModule } from '@angular/core';

@NgModule({})
export class ReportsModule {
  constructor() {
    console.log('Reports are on.');
  }
}
