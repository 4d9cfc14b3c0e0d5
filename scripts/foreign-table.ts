// `node scripts/foreign-table.ts`: prints as a Markdown table what the projects of tests/foreign become in the Angular CLI, and what they became here
// when `npm test -- foreign` ran last.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignProjects, type Outcome, readOutcomes } from './foreign/index.ts';
import { Failure, main } from './lib/failure.mjs';
import { reports } from './lib/paths.mjs';

interface Attachment {
  readonly name: string;
  /** In base64. */
  readonly body?: string;
}

/** The part of Playwright's report that is read here. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly attachments: readonly Attachment[] }[];
    }[];
  }[];
}

/** What the last run has found, by name of the project. */
function lastRun(): Map<string, Outcome> {
  const file = join(reports, 'foreign.json');
  let report: Suite;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Failure(`There is no ${file}.`, 'Run npm test -- foreign first.');
  }
  const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const found = specsOf(report).flatMap(({ title, tests }) => {
    const attachments = tests.flatMap(({ results }) => results.at(-1)?.attachments ?? []);
    const body = attachments.find(({ name }) => name === 'outcome')?.body;
    const [name = ''] = title.split(':');
    return body ? [[name, JSON.parse(Buffer.from(body, 'base64').toString())] as const] : [];
  });
  return new Map(found);
}

const readable = (outcome: Outcome | undefined): string =>
  outcome ? [outcome.result, ...outcome.diagnostics].join('<br>') : 'not seen as expected';

await main(async () => {
  const ofCli = readOutcomes();
  const here = lastRun();
  console.log('| Project | Shape | Angular CLI | Here |\n| --- | --- | --- | --- |');
  for (const { name, expected } of foreignProjects()) {
    const shape = expected.shape.replaceAll('|', '\\|').replaceAll('*', '\\*');
    console.log(`| ${name} | ${shape} | ${readable(ofCli[name])} | ${readable(here.get(name))} |`);
  }
});
