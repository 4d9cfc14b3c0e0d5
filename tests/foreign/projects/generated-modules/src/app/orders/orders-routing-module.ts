import { NgModule } from '@angular/core';
import { RouterModule, Routes } from '@angular/router';
import { LateGuard } from '../late-guard';
import { Orders } from './orders';

const routes: Routes = [{ path: '', component: Orders, canDeactivate: [LateGuard] }];

@NgModule({
  imports: [RouterModule.forChild(routes)],
  exports: [RouterModule]
})
export class OrdersRoutingModule { }
