import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Router } from '@angular/router';

@Component({
  selector: 'app-order-form',
  template: `
    <h1>Order stone</h1>
    <form (submit)="order($event, stone.value, tons.valueAsNumber)">
      <label>
        Stone
        <select #stone>
          <option>Granite</option>
          <option>Sandstone</option>
        </select>
      </label>
      <label>
        Tons
        <input #tons type="number" min="1" max="30" value="4" required />
      </label>
      <button type="submit">Order</button>
    </form>
  `,
  styles: `
    form {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: 1rem;
    }

    label {
      display: grid;
    }

    button,
    input,
    select {
      padding: 0.375rem;
      font: inherit;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class OrderForm {
  // #docregion order
  private readonly router = inject(Router);

  protected order(
    event: SubmitEvent,
    stone: string,
    tons: number,
  ): Promise<boolean> {
    event.preventDefault();
    return this.router.navigate(['/orders', 1041], {
      state: { stone, tons },
      info: 'placed',
    });
  }
  // #enddocregion order
}
