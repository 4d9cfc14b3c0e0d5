import { CommonModule } from '@angular/common';
import { NgModule } from '@angular/core';
import { RouterModule } from '@angular/router';
import { BookComponent } from './book.component';
import { BookListComponent } from './book-list.component';

@NgModule({
  declarations: [BookComponent, BookListComponent],
  imports: [
    CommonModule,
    RouterModule.forChild([
      { path: '', component: BookListComponent },
      { path: ':id', component: BookComponent }
    ])
  ]
})
export class BooksModule { }
