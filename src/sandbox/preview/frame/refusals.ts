import type { Printer } from './printer.ts';

/** Says what a preview does not do, where a browser would do nothing without a word. */
export function refuseWindows(printer: Printer): void {
  window.open = (address) => {
    printer.print('warn', [
      `A preview can't open windows, so window.open(${address ? `"${address}"` : ''}) returned null.`,
    ]);
    return null;
  };
  window.print = () => {
    printer.print('warn', ["A preview can't be printed, so window.print() did nothing."]);
  };
}

/** Handles forms that the application leaves to the browser. Angular's own forms never come here. */
export function refuseForms(printer: Printer): void {
  const say = (form: HTMLFormElement) =>
    printer.print('warn', [
      `A preview has no server, so the form was not sent to "${form.getAttribute('action') ?? ''}". Handle its submit event, for instance with (ngSubmit).`,
    ]);
  // Last of all, so that the application has had its turn.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || isDialog(form, event.submitter)) return;
    event.preventDefault();
    say(form);
  });
  HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
    say(this);
  };
}

/** Whether a form only closes the dialog that it is in. */
function isDialog(form: HTMLFormElement, submitter: HTMLElement | null): boolean {
  const method = submitter?.getAttribute('formmethod') ?? form.getAttribute('method');
  return method?.toLowerCase() === 'dialog';
}
