import { Component, resource, signal } from '@angular/core';
import { fetchTree } from './tree-register';

@Component({
  selector: 'app-root',
  template: `
    <main>
      <h1>Street trees</h1>

      <div class="row" role="group" aria-label="Tag on the trunk">
        @for (option of tags; track option) {
          <button
            type="button"
            [id]="option"
            [attr.aria-pressed]="option === tag()"
            (click)="tag.set(option)"
          >
            {{ option }}
          </button>
        }
      </div>

      <section class="card" aria-live="polite" aria-label="Record">
        @if (tree.isLoading()) {
          <p>Asking the register…</p>
        } @else if (tree.error()) {
          <p role="alert" class="warning">{{ tree.error()?.message }}</p>
        } @else {
          <p>
            <strong>{{ tree.value().species }}</strong>,
            planted in {{ tree.value().planted }}
          </p>
        }
      </section>

      <button type="button" id="again" (click)="askAgain()">Ask again</button>
    </main>
  `,
  styleUrl: './app.css',
})
export class App {
  protected readonly tags = ['T-101', 'T-102', 'T-999'];
  protected readonly tag = signal('T-101');

  protected readonly tree = resource({
    params: () => this.tag(),
    loader: ({ params, abortSignal }) => fetchTree(params, abortSignal),
  });

  protected askAgain(): void {
    this.tree.reload();
  }
}
