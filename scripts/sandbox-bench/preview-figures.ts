import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import {
  type CommandLineTimes,
  commandLineProject,
  commandLineTimes,
} from './command-line-times.ts';
import { printHeading, printRatio, printTimes } from './figures.ts';
import { editKinds, markedApplication } from './marked-application.ts';
import {
  type CompiledTimes,
  compiledTimes,
  exampleTime,
  type PrecompiledTimes,
  precompiledTimes,
} from './preview-times.ts';

const RUNS = 5;
/** After a start, the first edits load and compile what later ones find. */
const EDITS = { warming: 2, measured: 3 };

/** What it should take at most, in milliseconds. */
const GOALS = {
  precompiled: 600,
  example: 300,
  cold: 1000,
  class: 150,
  template: 120,
  style: 80,
} as const;

/**
 * How long a reader waits for previews, and whoever develops the same application with the Angular CLI for the page: both in turns, so that what else the machine does
 * hits both.
 *
 * @param origin of the built site
 */
export async function measurePreviews(browser: Browser, origin: string): Promise<void> {
  const files = markedApplication();
  const folder = commandLineProject(files);
  // The server compresses at the first request.
  await precompiledTimes(browser, origin);
  await exampleTime(browser, origin);
  const here: CompiledTimes[] = [];
  const there: CommandLineTimes[] = [];
  const opened: PrecompiledTimes[] = [];
  const examples: number[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      const measureHere = async () => {
        opened.push(await precompiledTimes(browser, origin));
        examples.push(await exampleTime(browser, origin));
        here.push(await compiledTimes(browser, origin, files, EDITS));
      };
      const measureThere = async () => {
        there.push(await commandLineTimes(browser, folder, files, EDITS));
      };
      const turn = run % 2 === 0 ? [measureHere, measureThere] : [measureThere, measureHere];
      for (const measure of turn) await measure();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const open = (key: 'navigation' | 'opening') => opened.map((times) => times[key]);
  printHeading('Previews, with nothing in the cache; seen by looking at each frame, 17 ms');
  printTimes(
    'precompiled: from its place in the page to rendered',
    open('opening'),
    GOALS.precompiled,
  );
  printTimes('precompiled: from the navigation to rendered', open('navigation'));
  printTimes('example of an article: from in sight to rendered', examples, GOALS.example);
  const cold = here.map((times) => times.cold);
  const start = there.map((times) => times.start);
  printTimes('code from a link: from “Run” to rendered', cold, GOALS.cold);
  printTimes('Angular CLI: from its start to rendered', start);
  printRatio('Angular CLI to here', cold, start);
  for (const kind of editKinds) {
    const own = here.flatMap(({ edits }) => edits[kind]);
    const other = there.flatMap(({ edits }) => edits[kind]);
    printTimes(`${kind} edit to rendered`, own, GOALS[kind]);
    printTimes(`Angular CLI: ${kind} edit to rendered`, other);
    printRatio('Angular CLI to here', own, other);
  }
}
