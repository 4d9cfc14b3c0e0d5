import { type ListedStep, type Progress, progressOf, STEP_DONE, visit } from './progress.ts';

/** The steps of a tutorial as the page has them: pairs of id and whether there are goals, 1 or 0. */
function stepsIn(element: HTMLElement): ListedStep[] {
  const pairs: [string, number][] = JSON.parse(element.dataset['steps'] ?? '[]');
  return pairs.map(([id, goals]) => ({ id, isChecked: goals === 1 }));
}

/** An entry of the list of tutorials: what is done, and where to go on. */
function showInList(entry: HTMLElement, { done, total, next, ...progress }: Progress): void {
  const count = entry.querySelector('[data-progress]');
  const link = entry.querySelector<HTMLAnchorElement>('[data-go-on]');
  const text = link?.querySelector('span');
  if (!count || !link || !text || !progress.isStarted) return;
  count.textContent = progress.isFinished
    ? `Finished: ${done} of ${total} steps done`
    : `${done} of ${total} steps done`;
  entry.toggleAttribute('data-finished', progress.isFinished);
  entry.style.setProperty('--done', String(done / total));
  const { id, number } = next ?? { id: '', number: 0 };
  text.textContent = next ? `Continue with step ${number}` : 'Start again at step 1';
  link.href = `/tutorials/${next ? id : stepsIn(entry)[1]?.id}`;
  entry.querySelectorAll<HTMLElement>('[data-step]').forEach((step, index) => {
    const isDone = progress.steps[index + 1] === true;
    step.classList.toggle('is-done', isDone);
    const mark = step.querySelector('[data-mark]');
    if (mark) mark.textContent = isDone ? 'Done: ' : '';
  });
}

/** The end of a tutorial: whether it is finished, and what is left. */
function showAtEnd(line: HTMLElement, { next, isFinished }: Progress): void {
  const name = line.dataset['name'] ?? '';
  if (isFinished) line.textContent = `You have finished “${name}”. Well done!`;
  else if (next) {
    const link = Object.assign(document.createElement('a'), {
      href: `/tutorials/${next.id}`,
      textContent: `Continue with step ${next.number}`,
    });
    line.replaceChildren('Not all steps are done yet. ', link);
  }
}

function show(): void {
  const page = document.querySelector<HTMLElement>('[data-at-step]');
  if (page) visit(page.dataset['atStep'] ?? '');
  for (const element of document.querySelectorAll<HTMLElement>('[data-steps]')) {
    const progress = progressOf(stepsIn(element));
    if (element.matches('[data-tutorial-end]')) showAtEnd(element, progress);
    else showInList(element, progress);
  }
}

// This module runs once; the router keeps it while documents are swapped.
document.addEventListener('astro:page-load', show);
document.addEventListener(STEP_DONE, show);
addEventListener('storage', show);
addEventListener('pageshow', show);
show();
