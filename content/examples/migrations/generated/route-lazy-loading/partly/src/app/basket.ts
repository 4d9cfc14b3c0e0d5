import { ChangeDetectionStrategy, Component, NgModule } from '@angular/core';

@Component({
  selector: 'app-basket',
  standalone: false,
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: '<h2>Basket</h2>',
})
export class Basket {}

@NgModule({ declarations: [Basket] })
export class BasketModule {}
