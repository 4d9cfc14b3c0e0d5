import { Component } from '@angular/core';

/** What every visitor needs first. */
@Component({
  selector: 'app-welcome',
  template: `
    <header>
      <p>Museum visit</p>
      <h1>Harbor Museum</h1>
      <dl>
        <div>
          <dt>Tuesday to Friday</dt>
          <dd>10 a.m. to 5 p.m.</dd>
        </div>
        <div>
          <dt>Saturday and Sunday</dt>
          <dd>10 a.m. to 7 p.m.</dd>
        </div>
        <div>
          <dt>Monday</dt>
          <dd>Closed</dd>
        </div>
      </dl>
    </header>
  `,
  styleUrl: './welcome.css',
})
export class Welcome {}
