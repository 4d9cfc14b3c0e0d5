import { HttpClient } from '@angular/common/http';
import { Component } from '@angular/core';

@Component({ selector: 'app-root', template: `<p>Never seen</p>` })
export class AppComponent {
  constructor(private http: HttpClient) {}
}
