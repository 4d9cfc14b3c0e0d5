import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { Router, RouterLink } from '@angular/router';

@Component({
  selector: 'app-welcome',
  imports: [RouterLink],
  template: `
    <h1>Welcome to Marsh Hill</h1>
    <p>
      Short of time? Take the
      <a routerLink="/trails/reed-walk">Reed Walk</a>.
    </p>
    <form (submit)="search(miles.value); $event.preventDefault()">
      <label for="miles">Longest walk, in miles</label>
      <input #miles id="miles" type="number" min="1" max="9" value="4" />
      <button type="submit">Find trails</button>
    </form>
  `,
  styles: `
    form {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
      align-items: center;
    }

    input,
    button {
      padding: 0.375rem 0.5rem;
      font: inherit;
    }
  `,
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class Welcome {
  // #docregion navigate
  private readonly router = inject(Router);

  protected search(miles: string): Promise<boolean> {
    return this.router.navigate(['/trails'], {
      queryParams: { upTo: miles },
    });
  }
  // #enddocregion navigate
}
