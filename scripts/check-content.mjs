// `npm run check:content`: everything that is checked about articles and their examples without a build, with a summary.
// `npm run check:content -- prose spelling` runs only those, `npm run check:content -- --only bakery` what concerns one example, article, error
// page or step.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, main } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { buildNode } from './lib/node.mjs';
import { cache, root } from './lib/paths.mjs';
import { runSelected } from './lib/run-stages.mjs';
import { selectStages, stages } from './lib/stages.mjs';

const content = stages.filter((stage) => stage.content).map(({ name }) => name);

function readArguments() {
  try {
    const options = /** @type {const} */ ({ only: { type: 'string', multiple: true } });
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Failure(
      error instanceof Error ? error.message : String(error),
      'Write for example:\nnpm run check:content -- prose spelling\nnpm run check:content -- --only bakery',
    );
  }
}

/**
 * The subjects of checks are found by TypeScript, which the Node that has started this may not run.
 * @param {readonly string[]} names
 */
async function checkOnly(names) {
  await ensureInstalled();
  const script = join(root, 'scripts/check-one.ts');
  const work = join(cache, 'only', String(process.pid));
  const env = { ...process.env, CHECK_WORK: work };
  const { status } = spawnSync(buildNode(), [script, ...names], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  rmSync(work, { recursive: true, force: true });
  process.exitCode = status ?? 1;
}

/** @param {readonly string[]} wanted */
async function checkStages(wanted) {
  const other = wanted.find((name) => !content.includes(name));
  if (other) {
    throw new Failure(
      `"${other}" isn't a check of the content.`,
      `The checks are: ${content.join(', ')}\nFor one example, article, error page or step:\nnpm run check:content -- --only ${other}`,
    );
  }
  const { selected } = selectStages(wanted.length ? [...wanted] : content);
  await runSelected(selected, { detailed: true });
}

await main(async () => {
  const { values, positionals } = readArguments();
  if (values.only && positionals.length) {
    throw new Failure(
      `--only runs every check of what it names, and no others: "${positionals[0]}" is one too many.`,
      `Write:\nnpm run check:content -- --only ${values.only[0]}`,
    );
  }
  await (values.only ? checkOnly(values.only) : checkStages(positionals));
});
