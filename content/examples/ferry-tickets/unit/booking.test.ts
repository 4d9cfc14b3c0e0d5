import { expect, it } from 'vitest';
import { Booking } from '../src/app/booking';
import { routes } from '../src/app/route';

const [aarhus, oslo, langeland] = routes;

// #docregion test
it('keeps a cabin that the new route has', () => {
  const booking = new Booking();

  booking.cabin.set('inside');
  booking.route.set(oslo);
  expect(booking.cabin()).toBe('inside');

  booking.route.set(langeland);
  expect(booking.cabin()).toBe('seat');
});
// #enddocregion test

it('forgets the sailing with the route', () => {
  const booking = new Booking();

  booking.sailing.set('19:00');
  booking.route.set(oslo);
  booking.route.set(aarhus);

  expect(booking.sailing()).toBe('08:15');
});
