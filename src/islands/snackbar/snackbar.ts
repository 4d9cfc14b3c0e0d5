// The build gives this module one name for ever, see `errors/handle-error.ts`: it may import nothing that other modules share.
import styles from './snackbar.css?inline';

export interface SnackbarOptions {
  message: string;
  /** A button at the end; pressing it takes the message away. */
  action?: { label: string; run(): void };
  /** Time until the message goes by itself, in milliseconds; 0, the default, means never. */
  duration?: number;
}

/** Where a message is in its life: not there yet, shown, on its way out. */
type State = 'void' | 'visible' | 'hidden';

/** A message is announced after this time, when the region that they watch is known to them; milliseconds. Specification, section 9. */
const announcementDelay = 150;

/** An animation that has not ended by then is taken as ended; milliseconds. */
const animationTime = 200;

/** The longest time that timers of browsers know, in milliseconds. */
const longestTimer = 2 ** 31 - 1;

let dismissCurrent = () => {};

let styled = false;
function adoptStyles(): void {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  return made;
}

/** The parts of a message. It is moved from `seen` to `heard`, which screen readers watch. */
function build({ message }: SnackbarOptions) {
  const bar = element('div', 'snackbar');
  const seen = element('div', 'snackbar-seen');
  seen.ariaHidden = 'true';
  const heard = element('div', 'snackbar-heard');
  heard.role = 'status';
  const text = element('p', 'snackbar-message');
  text.textContent = message;
  seen.append(text);
  bar.append(seen, heard);
  return { bar, seen, heard, text };
}

/** Shows a message. It lies beside the body, where the router, which swaps bodies, leaves it alone. */
export function showSnackbar(options: SnackbarOptions): void {
  dismissCurrent();
  adoptStyles();
  const { action, duration = 0 } = options;
  const { bar, seen, heard, text } = build(options);
  const timers: ReturnType<typeof setTimeout>[] = [];
  const later = (act: () => void, time: number) => timers.push(setTimeout(act, time));
  let cameFrom: EventTarget | null = null;

  const show = (state: State) => {
    bar.dataset['state'] = state;
  };
  const dismiss = () => {
    if (dismissCurrent === dismiss) dismissCurrent = () => {};
    for (const timer of timers) clearTimeout(timer);
    if (bar.contains(document.activeElement)) (cameFrom as HTMLElement | null)?.focus?.();
    bar.inert = true;
    show('hidden');
    const remove = () => bar.remove();
    bar.addEventListener('transitionend', remove, { once: true });
    setTimeout(remove, animationTime);
  };
  dismissCurrent = dismiss;

  if (action) {
    const button = element('button', 'snackbar-action') as HTMLButtonElement;
    button.type = 'button';
    button.textContent = action.label;
    button.addEventListener('click', () => {
      dismiss();
      action.run();
    });
    bar.addEventListener('focusin', ({ relatedTarget }) => {
      if (!bar.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
    });
    bar.append(button);
  }
  show('void');
  document.documentElement.append(bar);
  // Laid out once in the state that it comes from.
  bar.getBoundingClientRect();
  show('visible');
  later(() => {
    heard.append(text);
    seen.remove();
  }, announcementDelay);
  if (duration > 0) later(dismiss, Math.min(duration, longestTimer));
}
