import type { Routes } from '@angular/router';
import { Booking } from './booking';
import { BookingPage } from './booking-page';
import { NameStep, WalkStep } from './booking-steps';
import { CheckStep } from './check-step';
import { ConfirmationPage } from './confirmation-page';
import { stepReached } from './step-reached';

// #docregion wizard
export const routes: Routes = [
  {
    path: 'book',
    component: BookingPage,
    providers: [Booking],
    children: [
      { path: 'walk', component: WalkStep },
      { path: 'name', component: NameStep, canActivate: [stepReached] },
      { path: 'check', component: CheckStep, canActivate: [stepReached] },
      { path: '', pathMatch: 'full', redirectTo: 'walk' },
    ],
  },
  // #enddocregion wizard
  { path: 'bookings/:number', component: ConfirmationPage },
  { path: '**', redirectTo: 'book' },
  // #docregion wizard
];
// #enddocregion wizard
