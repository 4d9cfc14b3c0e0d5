// `node scripts/foreign-outcomes.ts [--all] [project …]`: builds the projects of tests/foreign with the Angular CLI of this repository, opens what it
// has built, uses it as expected.yaml says, and writes tests/foreign/outcomes.json. Without names: those that have changed since.
import { chromium } from '@playwright/test';
import { cliVersions } from '../src/tutorials/index.ts';
import {
  CommandLine,
  cliOutcome,
  foreignProjects,
  readOutcomes,
  writeOutcomes,
} from './foreign/index.ts';
import { chromiumArgs, ensureBrowser, findBrowser } from './lib/browser.mjs';
import { Failure, main } from './lib/failure.mjs';

/** Builds that run at the same time. */
const WORKERS = 2;

await main(async () => {
  const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const known = readOutcomes();
  const projects = foreignProjects();
  const stale = projects.filter(({ name, hash }) =>
    asked.length > 0
      ? asked.includes(name)
      : process.argv.includes('--all') || known[name]?.of !== hash,
  );
  await ensureBrowser();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: chromiumArgs(),
    ...(executablePath && { executablePath }),
  });
  const commandLine = new CommandLine();
  const outcomes = Object.fromEntries(
    projects.flatMap(({ name }) => (known[name] ? [[name, known[name]]] : [])),
  );
  const problems: string[] = [];
  const queue = [...stale];
  const work = async () => {
    for (let project = queue.shift(); project; project = queue.shift()) {
      try {
        const outcome = await cliOutcome(commandLine, browser, project);
        outcomes[project.name] = { of: project.hash, ...outcome };
        console.log(project.name, outcome.result, outcome.diagnostics.join(', '));
      } catch (error) {
        problems.push(String(error));
        console.log(project.name, 'differs from expected.yaml');
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: WORKERS }, work));
  } finally {
    await browser.close();
    commandLine.dispose();
  }
  writeOutcomes(outcomes, cliVersions()['@angular/cli'] ?? '');
  if (problems.length > 0) throw new Failure(problems.join('\n\n'));
});
