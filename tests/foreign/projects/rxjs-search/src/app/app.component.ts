import { CommonModule } from '@angular/common';
import { Component, OnDestroy, OnInit } from '@angular/core';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { Observable, Subject } from 'rxjs';
import { debounceTime, distinctUntilChanged, filter, shareReplay, startWith, switchMap, takeUntil, tap } from 'rxjs/operators';
import { RiversService } from './rivers.service';

@Component({
  selector: 'app-root',
  imports: [CommonModule, ReactiveFormsModule],
  template: `
    <input aria-label="River" [formControl]="term">
    <ul *ngIf="results$ | async as results">
      <li *ngFor="let river of results">{{ river }}</li>
      <li *ngIf="!results.length">No such river</li>
    </ul>
    <small>asked {{ asked }} times</small>
  `
})
export class AppComponent implements OnInit, OnDestroy {
  term = new FormControl('', { nonNullable: true });
  results$!: Observable<string[]>;
  asked = 0;
  private destroy$ = new Subject<void>();

  constructor(private rivers: RiversService) { }

  ngOnInit() {
    this.results$ = this.term.valueChanges.pipe(
      debounceTime(10),
      startWith(''),
      filter(term => term.length !== 1),
      distinctUntilChanged(),
      tap(() => setTimeout(() => this.asked++)),
      switchMap(term => this.rivers.find(term)),
      shareReplay(1),
      takeUntil(this.destroy$)
    );
  }

  ngOnDestroy() {
    this.destroy$.next();
    this.destroy$.complete();
  }
}
