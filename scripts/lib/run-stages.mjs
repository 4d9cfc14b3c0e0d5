import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { stageCounts } from './counts.mjs';
import { Failure } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { buildNode, toolEnv } from './node.mjs';
import { reports } from './paths.mjs';
import { formatDuration } from './progress.mjs';
import { runStep } from './run.mjs';

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {boolean} ok
 * @property {number} ms
 * @property {import('./counts.mjs').Counts} counts
 * @property {string} [note] why it did not run
 * @property {string} [said] the last line that it printed, where it has no report
 */

/**
 * Runs one stage and prints what it printed where that failed.
 * @param {import('./stages.mjs').Stage} stage
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result>}
 */
async function runStage({ name, label, args, report }, env) {
  if (report) rmSync(report.file, { force: true });
  if (!args) return runBuild(name);
  const { code, output, ms } = await runStep({ label, command: buildNode(), args: args(), env });
  const ok = code === 0;
  if (!ok) console.error(`${output.trimEnd()}\n`);
  const said = report || !ok ? undefined : output.trimEnd().split('\n').at(-1);
  return { name, ok, ms, counts: stageCounts(ok, report), ...(said && { said }) };
}

/**
 * @param {string} name
 * @returns {Promise<Result>}
 */
async function runBuild(name) {
  const start = Date.now();
  let ok = true;
  try {
    await ensureBuilt();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    ok = false;
  }
  return { name, ok, ms: Date.now() - start, counts: stageCounts(ok) };
}

/**
 * Runs the stages one after the other, whatever the earlier ones gave, except where a stage reads the files of one that failed.
 * @param {import('./stages.mjs').Stage[]} selected
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result[]>}
 */
async function runStages(selected, env) {
  /** @type {Result[]} */
  const results = [];
  for (const stage of selected) {
    const broken = results.find((result) => result.name === stage.needs && !result.ok);
    if (broken) {
      console.log(`✗ ${stage.label}: not run, because ${broken.name} failed`);
      results.push({
        name: stage.name,
        ok: false,
        ms: 0,
        counts: { passed: 0, failed: 1 },
        note: `not run: ${broken.name} failed`,
      });
    } else results.push(await runStage(stage, env));
  }
  return results;
}

/**
 * What is said at the end: a line per stage, the errors that no test shows, and the closing line alone on the last one.
 * @param {Result[]} results
 * @param {boolean} detailed what a check without tests says of itself, in place of its count of one
 * @returns {string[]} lines
 */
export function summary(results, detailed) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, { counts }) => total + counts[key], 0);
  return [
    '',
    'Summary',
    ...results.flatMap(({ name, ok, ms, counts, note, said }) => {
      const outcome =
        note ?? (detailed ? said : undefined) ?? `${counts.passed} passed, ${counts.failed} failed`;
      return [
        `  ${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${outcome} (${formatDuration(ms)})`,
        ...(counts.retried ?? []).map((test) => `    passed only when run again: ${test}`),
      ];
    }),
    ...results.flatMap(({ name, counts }) =>
      (counts.errors ?? []).flatMap((error) => [
        '',
        `${name}, an error outside of the tests:`,
        ...error.split('\n').map((line) => `  ${line}`),
      ]),
    ),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}

/**
 * Installs what is missing, runs stages, prints the summary, and sets the exit status.
 * @param {import('./stages.mjs').Stage[]} selected
 * @param {{ detailed?: boolean }} [options] see `summary`
 */
export async function runSelected(selected, { detailed = false } = {}) {
  await ensureInstalled();
  const chromium = selected.some((stage) => stage.browser) ? await ensureBrowser() : '';
  mkdirSync(reports, { recursive: true });
  const results = await runStages(selected, toolEnv(chromium ? { CHROMIUM_PATH: chromium } : {}));
  console.log(summary(results, detailed).join('\n'));
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}
