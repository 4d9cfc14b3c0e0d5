// `npm test`: installs what is missing, runs every check, and ends with the line `N passed, N failed`. `npm test -- unit e2e` runs only those.
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { stageCounts } from './lib/counts.mjs';
import { Failure, main } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { buildNode, toolEnv } from './lib/node.mjs';
import { reports } from './lib/paths.mjs';
import { formatDuration } from './lib/progress.mjs';
import { runStep } from './lib/run.mjs';
import { selectStages, stages } from './lib/stages.mjs';

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {boolean} ok
 * @property {number} ms
 * @property {import('./lib/counts.mjs').Counts} counts
 * @property {string} [note] why it did not run
 */

/**
 * Runs one stage and prints what it printed where that failed.
 * @param {import('./lib/stages.mjs').Stage} stage
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result>}
 */
async function runStage({ name, label, args, report }, env) {
  if (report) rmSync(report.file, { force: true });
  if (!args) return runBuild(name);
  const { code, output, ms } = await runStep({ label, command: buildNode(), args: args(), env });
  const ok = code === 0;
  if (!ok) console.error(`${output.trimEnd()}\n`);
  return { name, ok, ms, counts: stageCounts(ok, report) };
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
 * @param {import('./lib/stages.mjs').Stage[]} selected
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

/** Prints a line per stage, and the closing line alone on the last one. */
function summarize(/** @type {Result[]} */ results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('\nSummary');
  for (const { name, ok, ms, counts, note } of results) {
    const outcome = note ?? `${counts.passed} passed, ${counts.failed} failed`;
    console.log(`  ${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${outcome} (${formatDuration(ms)})`);
  }
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, { counts }) => total + counts[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

await main(async () => {
  const { selected, unknown } = selectStages(process.argv.slice(2));
  if (unknown.length) {
    throw new Failure(
      `There is no test stage "${unknown[0]}".`,
      `The stages are: ${stages.map(({ name }) => name).join(', ')}`,
    );
  }
  await ensureInstalled();
  const chromium = selected.some((stage) => stage.browser) ? await ensureBrowser() : '';
  mkdirSync(reports, { recursive: true });
  const results = await runStages(selected, toolEnv(chromium ? { CHROMIUM_PATH: chromium } : {}));
  summarize(results);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
});
