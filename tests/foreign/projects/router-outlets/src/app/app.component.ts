import { AsyncPipe } from '@angular/common';
import { Component } from '@angular/core';
import { ActivatedRoute, NavigationEnd, Router, RouterModule, Routes } from '@angular/router';
import { filter, map } from 'rxjs/operators';

@Component({ standalone: true, imports: [AsyncPipe], template: `<p>Details of {{ id$ | async }}, tab {{ tab$ | async }}</p>` })
export class DetailsComponent {
  id$ = this.route.paramMap.pipe(map(params => params.get('id')));
  tab$ = this.route.queryParams.pipe(map(params => params['tab'] ?? 'none'));
  constructor(private route: ActivatedRoute) {}
}

@Component({ standalone: true, imports: [RouterModule], template: `
  <h2>{{ heading }}</h2>
  <a routerLink="details" [queryParams]="{ tab: 'prices' }">Prices</a>
  <router-outlet></router-outlet>
` })
export class ProductComponent {
  heading = this.route.snapshot.data['heading'];
  constructor(private route: ActivatedRoute) {}
}

@Component({ standalone: true, template: `<aside>Help is here</aside>` })
export class HelpComponent {}

export const routes: Routes = [
  { path: 'product/:id', component: ProductComponent, data: { heading: 'A product' }, children: [{ path: 'details', component: DetailsComponent }] },
  { path: 'help', component: HelpComponent, outlet: 'side' },
];

@Component({
  selector: 'app-root',
  standalone: true,
  imports: [AsyncPipe, RouterModule],
  template: `
    <button (click)="open(12)">Open 12</button>
    <a [routerLink]="[{ outlets: { side: ['help'] } }]">Help</a>
    <p>At {{ url$ | async }}</p>
    <router-outlet></router-outlet>
    <router-outlet name="side"></router-outlet>
  `,
})
export class AppComponent {
  url$ = this.router.events.pipe(
    filter((e): e is NavigationEnd => e instanceof NavigationEnd),
    map(e => e.urlAfterRedirects),
  );

  constructor(private router: Router) {}

  open(id: number) {
    this.router.navigate(['product', id]).then(ok => console.info('navigated', ok));
  }
}
