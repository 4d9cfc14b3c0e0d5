import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { stageCounts } from './counts.mjs';
import { Failure } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { runInLanes } from './lanes.mjs';
import { buildNode, isBuildNode, toolEnv } from './node.mjs';
import { reports } from './paths.mjs';
import { formatDuration, say, sayError } from './progress.mjs';
import { endTogether, runStep } from './run.mjs';

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {boolean} ok
 * @property {number} ms
 * @property {import('./counts.mjs').Counts} counts
 * @property {string} [note] why it did not run
 * @property {string} [said] the last line that it printed, where it has no report
 */

/** @typedef {import('../verdicts/index.ts').Plan} Plan */

/**
 * Runs what is left of one stage and prints what it printed where that failed.
 * @param {import('./stages.mjs').Stage} stage
 * @param {NodeJS.ProcessEnv} env
 * @param {Plan | undefined} plan undefined where nothing of the stage is kept
 * @returns {Promise<Result>}
 */
async function runStage({ name, label, args, report }, env, plan) {
  if (report) rmSync(report.file, { force: true });
  if (!args) return runBuild(name);
  const { code, output, ms } = await runStep({
    label,
    command: buildNode(),
    args: [...args(), ...(plan?.args ?? [])],
    env: { ...env, ...plan?.env },
  });
  const ok = code === 0;
  if (!ok) sayError(`${output.trimEnd()}\n`);
  keep(name, () => plan?.finish(ok));
  const said = report || !ok ? undefined : output.trimEnd().split('\n').at(-1);
  const counts = withKept(stageCounts(ok, report), plan?.kept ?? 0);
  return { name, ok, ms, counts, ...(said && { said }) };
}

/**
 * Keeps verdicts. What goes wrong with that costs the next run some time, and says nothing of the checks.
 * @param {string} name of the stage
 * @param {() => void} finish
 */
function keep(name, finish) {
  try {
    finish();
  } catch (error) {
    say(`  No verdict of ${name} was kept: ${error}`);
  }
}

/**
 * @param {import('./counts.mjs').Counts} counts of what ran
 * @param {number} kept
 */
const withKept = (counts, kept) => ({ ...counts, passed: counts.passed + kept, kept });

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {Plan} plan which leaves nothing to run
 * @returns {Result}
 */
function keptStage({ name, label }, { kept }) {
  say(`✓ ${label}: kept`);
  return { name, ok: true, ms: 0, counts: { passed: kept, failed: 0, kept } };
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
 * @param {import('./stages.mjs').Stage} stage whose files another one should have made
 * @param {string} needed the other one, which failed
 * @returns {Result}
 */
function notRun({ name, label }, needed) {
  say(`✗ ${label}: not run, because ${needed} failed`);
  const note = `not run: ${needed} failed`;
  return { name, ok: false, ms: 0, counts: { passed: 0, failed: 1 }, note };
}

/**
 * Runs the stages in two lanes, whatever the others gave, except where a stage reads the files of one that failed. Not more at a time: most of them use all cores.
 * Those of the second lane leave much of them idle.
 * @param {import('./stages.mjs').Stage[]} selected
 * @param {NodeJS.ProcessEnv} env
 * @param {Pick<import('../verdicts/stage-verdicts.ts').StageVerdicts, 'plan'>} verdicts
 * @returns {Promise<Result[]>}
 */
function runStages(selected, env, verdicts) {
  const isKept = (/** @type {string} */ name) => {
    const stage = selected.find((one) => one.name === name);
    return stage && verdicts.plan(stage)?.isComplete;
  };
  // What is kept writes nothing.
  const turns = selected.map(({ after = [], ...stage }) => ({
    ...stage,
    after: after.filter((name) => !isKept(name)),
  }));
  return runInLanes(turns, async (stage, /** @type {Result | undefined} */ needed) => {
    if (needed && !needed.ok) return notRun(stage, needed.name);
    const plan = verdicts.plan(stage);
    const readers = selected.filter(({ needs }) => needs === stage.name);
    // The files of a stage that is kept may be gone, so it runs where they are read.
    const isComplete =
      plan?.isComplete && readers.every((reader) => verdicts.plan(reader)?.isComplete);
    return isComplete ? keptStage(stage, plan) : runStage(stage, env, plan);
  });
}

/** @param {import('./counts.mjs').Counts} counts */
const outcomeOf = ({ passed, failed, kept = 0 }) =>
  `${passed} passed, ${failed} failed${kept ? `, ${kept} kept` : ''}`;

/** How many of the slowest files of tests are named. */
const SLOWEST = 10;

/**
 * @param {Result[]} results
 * @returns {string[]} lines
 */
function slowest(results) {
  const files = results.flatMap(({ counts }) => counts.files ?? []);
  if (files.length === 0) return [];
  const first = files.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return [
    '',
    'Slowest test files',
    ...first.map(({ file, ms }) => `  ${formatDuration(ms)}  ${file}`),
  ];
}

/**
 * What is said at the end: a line per stage, the slowest files, the errors that no test shows, and the closing line alone on the last one.
 * @param {Result[]} results
 * @param {boolean} detailed what a check without tests says of itself, in place of its count of one
 * @returns {string[]} lines
 */
export function summary(results, detailed) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const sum = (/** @type {'passed' | 'failed' | 'kept'} */ key) =>
    results.reduce((total, { counts }) => total + (counts[key] ?? 0), 0);
  const ran = sum('passed') + sum('failed') - sum('kept');
  return [
    '',
    'Summary',
    ...results.flatMap(({ name, ok, ms, counts, note, said }) => {
      const outcome = note ?? (detailed ? said : undefined) ?? outcomeOf(counts);
      return [
        `  ${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${outcome} (${formatDuration(ms)})`,
        ...(counts.retried ?? []).map((test) => `    passed only when run again: ${test}`),
      ];
    }),
    ...slowest(results),
    ...results.flatMap(({ name, counts }) =>
      (counts.errors ?? []).flatMap((error) => [
        '',
        `${name}, an error outside of the tests:`,
        ...error.split('\n').map((line) => `  ${line}`),
      ]),
    ),
    '',
    `${ran} ran, ${sum('kept')} were kept from earlier runs`,
    `${sum('passed')} passed, ${sum('failed')} failed`,
  ];
}

/**
 * Runs the same command again in the Node that builds the site, where this one is too old for what decides which verdicts are kept.
 * @returns {Promise<number>} its exit status
 */
function continueInBuildNode() {
  const child = spawn(buildNode(), process.argv.slice(1), { stdio: 'inherit' });
  endTogether(child);
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

/**
 * Installs what is missing, runs stages, prints the summary, and sets the exit status.
 * @param {import('./stages.mjs').Stage[]} selected
 * @param {{ detailed?: boolean, fresh?: boolean, limited?: boolean }} [options] `detailed`: see `summary`; `fresh` runs everything, whatever is kept; `limited`: the
 *   stages see a part of the content only, so that nothing is kept of them
 */
export async function runSelected(
  selected,
  { detailed = false, fresh = false, limited = false } = {},
) {
  await ensureInstalled();
  if (!isBuildNode()) {
    process.exitCode = await continueInBuildNode();
    return;
  }
  const chromium = selected.some((stage) => stage.browser) ? await ensureBrowser() : '';
  mkdirSync(reports, { recursive: true });
  const { openVerdicts } = await import('../verdicts/index.ts');
  const verdicts = limited ? { plan: () => undefined } : openVerdicts(fresh, chromium);
  const env = toolEnv(chromium ? { CHROMIUM_PATH: chromium } : {});
  const results = await runStages(selected, env, verdicts);
  console.log(summary(results, detailed).join('\n'));
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}
