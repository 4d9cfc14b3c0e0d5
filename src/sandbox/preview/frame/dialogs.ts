import type { Printer } from './printer.ts';
import type { Send } from './send.ts';

/** Most dialogs without a click or a key in the application between them. */
const MOST_IN_A_ROW = 10;

/** Milliseconds: a person takes longer to answer, and a browser that shows no dialog does not. */
const QUICKEST_ANSWER = 5;

/** What each dialog gives where nobody is asked. */
const UNANSWERED = { alert: undefined, confirm: false, prompt: null } as const;

type Name = keyof typeof UNANSWERED;
type Dialog = (...values: unknown[]) => unknown;

/** Shows the dialogs of the browser. An application that opens them in a loop is refused, and the console says so. */
export class Dialogs {
  /** Whether nobody sees this frame, so that nobody can answer. */
  isHidden = false;
  readonly #send: Send;
  readonly #printer: Printer;
  #inARow = 0;

  constructor(send: Send, printer: Printer) {
    this.#send = send;
    this.#printer = printer;
    for (const name of Object.keys(UNANSWERED) as Name[]) {
      const own = (window[name] as Dialog).bind(window);
      (window as unknown as Record<Name, Dialog>)[name] = (...values) =>
        this.#open(name, own, values);
    }
    const forget = ({ isTrusted }: Event) => {
      if (isTrusted) this.#inARow = 0;
    };
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, forget, { capture: true });
    // The page around would ask before the reader leaves it.
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
      capture: true,
    });
  }

  #open(name: Name, own: Dialog, values: unknown[]): unknown {
    const returned = String(UNANSWERED[name]);
    const call = `${name}(${values.length > 0 ? JSON.stringify(String(values[0])) : ''})`;
    if (this.isHidden) return UNANSWERED[name];
    if (++this.#inARow > MOST_IN_A_ROW) {
      this.#printer.print('warn', [
        `${call} was not shown and returned ${returned}: previews show at most ${MOST_IN_A_ROW} dialogs in a row. Click in the preview to allow more.`,
      ]);
      return UNANSWERED[name];
    }
    const start = performance.now();
    this.#send({ type: 'dialog', isOpen: true });
    const answer = own(...values);
    this.#send({ type: 'dialog', isOpen: false });
    const isShown = performance.now() - start > QUICKEST_ANSWER || Boolean(answer);
    if (!isShown)
      this.#printer.print('warn', [
        `${call} returned ${returned} without being shown: this browser shows no dialogs in a preview.`,
      ]);
    return answer;
  }
}
