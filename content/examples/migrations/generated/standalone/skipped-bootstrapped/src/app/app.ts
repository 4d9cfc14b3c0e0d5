import { ChangeDetectionStrategy, Component } from '@angular/core';
import { OrderPage } from './order-page';

@Component({
    selector: 'app-root',
    changeDetection: ChangeDetectionStrategy.OnPush,
    template: '<app-order-page />',
    imports: [OrderPage],
})
export class App {}
