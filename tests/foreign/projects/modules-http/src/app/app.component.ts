import { HttpClient, HttpErrorResponse } from '@angular/common/http';
import { Component, OnInit } from '@angular/core';
import { catchError, map, switchMap, tap } from 'rxjs/operators';
import { of } from 'rxjs';

interface Cook { id: number; name: string; }

@Component({
  selector: 'app-root',
  standalone: false,
  template: `
    <p *ngIf="!cooks">Loading…</p>
    <ol><li *ngFor="let cook of cooks">{{ cook.name | uppercase }}</li></ol>
    <button (click)="hire()">Hire</button>
    <button (click)="fail()">Ask for what is not there</button>
    <p>{{ message }}</p>
  `,
})
export class AppComponent implements OnInit {
  cooks?: Cook[];
  message = '';

  constructor(private http: HttpClient) {}

  ngOnInit() {
    this.load().subscribe();
  }

  hire() {
    this.http.post<Cook>('api/cooks', { name: 'Marie' }).pipe(switchMap(() => this.load())).subscribe();
  }

  fail() {
    this.http
      .get('api/waiters')
      .pipe(catchError((error: HttpErrorResponse) => of(`Failed with ${error.status}`)))
      .subscribe((message) => (this.message = String(message)));
  }

  private load() {
    return this.http.get<Cook[]>('api/cooks').pipe(
      map((cooks) => cooks.slice().sort((a, b) => a.name.localeCompare(b.name))),
      tap((cooks) => (this.cooks = cooks)),
    );
  }
}
