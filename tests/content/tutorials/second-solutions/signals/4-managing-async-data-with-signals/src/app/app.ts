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
        @switch (record.status()) {
          @case ('error') {
            <div role="alert">Nobody knows this tree.</div>
          }
          @case ('resolved') {
            <dl>
              <dt>Species</dt>
              <dd>{{ record.value()?.species }}</dd>
              <dt>Year</dt>
              <dd>{{ record.value()?.planted }}</dd>
            </dl>
          }
          @default {
            <p>…</p>
          }
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
  protected readonly record = resource<
    { readonly species: string; readonly planted: number },
    { tag: string }
  >({
    params: () => ({ tag: this.tag() }),
    loader: async (request) => {
      return await fetchTree(request.params.tag, request.abortSignal);
    },
  });

  protected askAgain(): void {
    this.record.reload();
  }
}
