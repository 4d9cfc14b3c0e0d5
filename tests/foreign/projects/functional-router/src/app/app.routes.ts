import { inject } from '@angular/core';
import { CanActivateFn, ResolveFn, Router, Routes } from '@angular/router';
import { TicketService } from './ticket.service';

const hasTicket: CanActivateFn = () =>
  inject(TicketService).bought || inject(Router).parseUrl('/desk');

const painter: ResolveFn<string> = (route) =>
  Promise.resolve(route.paramMap.get('room') === '1' ? 'Vermeer' : 'Turner');

export const routes: Routes = [
  { path: 'desk', loadComponent: () => import('./desk.component') },
  {
    path: 'room/:room',
    title: 'A room',
    canActivate: [hasTicket],
    resolve: { painter },
    loadComponent: () => import('./room.component').then((m) => m.RoomComponent),
  },
  { path: '', redirectTo: 'desk', pathMatch: 'full' },
];
