import {
  ChangeDetectionStrategy,
  Component,
  computed,
  inject,
  resource,
  signal,
} from '@angular/core';
import { collect } from './answer';
import { MealModel } from './meal-model';

@Component({
  selector: 'app-root',
  templateUrl: './app.html',
  styleUrl: './app.css',
  changeDetection: ChangeDetectionStrategy.OnPush,
})
export class App {
  private readonly model = inject(MealModel);
  private readonly question = signal<{ text: string } | undefined>(undefined);

  // #docregion stream
  protected readonly answer = resource({
    params: () => this.question(),
    stream: async ({ params, abortSignal }) =>
      collect(await this.model.ask(params.text, abortSignal)),
  });
  // #enddocregion stream

  // #docregion state
  protected readonly isWriting = computed(
    () =>
      this.answer.isLoading() ||
      (this.answer.hasValue() && !this.answer.value().done),
  );

  protected readonly state = computed(() => {
    if (this.isWriting()) return 'Writing the answer…';
    return this.answer.hasValue() ? 'The answer is ready.' : '';
  });
  // #enddocregion state

  // #docregion ask
  protected ask(text: string): void {
    this.question.set({ text });
  }
  // #enddocregion ask

  // #docregion stop
  protected stop(): void {
    const text = this.answer.hasValue() ? this.answer.value().text : '';
    this.answer.set({ text, done: true });
  }
  // #enddocregion stop
}
