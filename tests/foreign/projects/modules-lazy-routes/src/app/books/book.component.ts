import { Component, OnDestroy, OnInit } from '@angular/core';
import { ActivatedRoute } from '@angular/router';
import { Subscription } from 'rxjs';

@Component({
  selector: 'app-book',
  template: `<h2>Number {{ id }}</h2>`,
  standalone: false
})
export class BookComponent implements OnInit, OnDestroy {
  id = '';
  private subscription!: Subscription;

  constructor(private readonly route: ActivatedRoute) { }

  ngOnInit(): void {
    this.subscription = this.route.params.subscribe(params => {
      this.id = params['id'];
    });
  }

  ngOnDestroy(): void {
    this.subscription.unsubscribe();
  }
}
