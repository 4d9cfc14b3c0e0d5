import type { FrameCheckResult, FrameStep, Query } from '../protocol/checks.ts';
import { choose, click, press, type } from './act.ts';
import { described, findElements, textIn } from './find-elements.ts';

/** How long a step waits for what it expects, in milliseconds. */
const PATIENCE = 2000;
const PAUSE = 20;

/** What checks look at besides the document. */
export interface Surroundings {
  readonly root: Document;
  /** What was printed. */
  readonly printed: readonly string[];
  /** Path that the application is at. */
  readonly location: () => string;
  /** Goes to a path. */
  readonly visit: (url: string) => void;
}

/** What is wrong at this moment; undefined where a step is fulfilled. */
type Complaint = string | undefined;

function withElement(
  target: Query,
  root: ParentNode,
  look: (element: Element) => Complaint,
): Complaint {
  const [element] = findElements(target, root);
  if (!element) return `There is no element ${described(target)}.`;
  const problem = look(element);
  return problem && `The element ${described(target)} ${problem}.`;
}

/** Compares what is there with what should be. */
function differs(what: string, is: string | null, expected: string | null): Complaint {
  if (is === expected) return undefined;
  return `has ${what} ${quoted(is)}, not ${quoted(expected)}`;
}

const quoted = (text: string | null): string => (text === null ? 'none' : `"${text}"`);

function textProblem(element: Element, is: string | undefined, has: string | undefined): Complaint {
  const text = textIn(element);
  if (is !== undefined) return differs('the text', text, is);
  return has === undefined || text.includes(has)
    ? undefined
    : `has the text "${text}", without "${has}"`;
}

function countProblem(target: Query, root: ParentNode, expected: number): Complaint {
  const count = findElements(target, root).length;
  return count === expected
    ? undefined
    : `There are ${count} elements ${described(target)}, not ${expected}.`;
}

function contentOf(element: Element): string {
  return (element as HTMLInputElement).value ?? '';
}

/** Does what a step says, or looks whether what it expects is so. */
function attempt(step: FrameStep, { root, printed, location, visit }: Surroundings): Complaint {
  if ('do' in step) {
    if (step.do === 'visit') {
      visit(step.url);
      return undefined;
    }
    return withElement(step.target, root, (element) => {
      if (step.do === 'click') return click(element);
      if (step.do === 'type') return type(element, step.text);
      return step.do === 'choose' ? choose(element, step.option) : press(element, step.key);
    });
  }
  switch (step.expect) {
    case 'text':
      return withElement(step.target, root, (element) => textProblem(element, step.is, step.has));
    case 'count':
      return countProblem(step.target, root, step.is);
    case 'value':
      return withElement(step.target, root, (element) =>
        differs('the value', contentOf(element), step.is),
      );
    case 'attribute':
      return withElement(step.target, root, (element) =>
        differs(`the attribute ${step.name}`, element.getAttribute(step.name), step.is),
      );
    case 'style':
      return withElement(step.target, root, (element) =>
        differs(
          `the style ${step.name}`,
          getComputedStyle(element).getPropertyValue(step.name),
          step.is,
        ),
      );
    case 'console':
      return printed.some((text) => text.includes(step.has))
        ? undefined
        : `Nothing in the console has "${step.has}" in it.`;
    case 'location':
      return location() === step.is ? undefined : `The address is ${location()}, not ${step.is}.`;
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Tries a step until it is fulfilled or its time is over. */
async function fulfil(
  step: FrameStep,
  surroundings: Surroundings,
  patience: number,
): Promise<Complaint> {
  const end = performance.now() + patience;
  for (;;) {
    const complaint = attempt(step, surroundings);
    if (complaint === undefined || performance.now() >= end) return complaint;
    await pause();
  }
}

/** Takes steps one after the other, to the first that can't be taken or does not find what it expects. */
export async function runSteps(
  steps: readonly FrameStep[],
  surroundings: Surroundings,
  patience = PATIENCE,
): Promise<FrameCheckResult> {
  for (const step of steps) {
    const message = await fulfil(step, surroundings, patience).catch((error: unknown) =>
      String(error),
    );
    if (message !== undefined) return { passed: false, message };
    // What the step has set off is shown before the next one looks.
    if ('do' in step) await pause();
  }
  return { passed: true, message: '' };
}
