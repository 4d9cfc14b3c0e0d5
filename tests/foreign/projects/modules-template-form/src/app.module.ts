import { Component, NgModule } from '@angular/core';
import { BrowserModule } from '@angular/platform-browser';
import { FormsModule, NgForm } from '@angular/forms';

class Trip {
  constructor(public goal: string, public seats: number, public byTrain = false) {}
}

@Component({
  selector: 'app-root',
  template: `
    <form #tripForm="ngForm" (ngSubmit)="save(tripForm)">
      <label>Goal <input name="goal" [(ngModel)]="trip.goal" required #goal="ngModel"></label>
      <div [hidden]="goal.valid || goal.pristine">Where to?</div>
      <label>Seats
        <select name="seats" [(ngModel)]="trip.seats">
          <option *ngFor="let n of [1, 2, 3]" [ngValue]="n">{{n}}</option>
        </select>
      </label>
      <label><input type="checkbox" name="train" [(ngModel)]="trip.byTrain"> By train</label>
      <button [disabled]="!tripForm.form.valid">Save</button>
    </form>
    <pre>{{ trip | json }}</pre>
    <p *ngIf="saved">Saved: {{ saved }}</p>`,
  standalone: false
})
export class AppComponent {
  trip = new Trip('Lisbon', 2);
  saved = '';

  save(form: NgForm) {
    this.saved = Object.keys(form.value).join('+') + ' ' + this.trip.goal;
  }
}

@NgModule({
  declarations: [AppComponent],
  imports: [BrowserModule, FormsModule],
  bootstrap: [AppComponent]
})
export class AppModule {}
