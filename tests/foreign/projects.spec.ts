import { expect } from '@playwright/test';
import { foreignProjects, readOutcomes } from '../../scripts/foreign/index.ts';
import { test } from './support/sandbox-page.ts';

// Each project becomes in the sandbox what it becomes in a build of the Angular CLI, whose outcomes stand in a file.

const outcomes = readOutcomes();

for (const { name, files, expected, hash } of foreignProjects()) {
  test(`${name}: ${expected.shape}`, async ({ sandbox }, info) => {
    const { of, ...ofCli } = outcomes[name] ?? {};
    expect(of, 'outcomes.json is older than the project: node scripts/foreign-outcomes.ts').toBe(
      hash,
    );
    const { because, ...wanted } = expected.here ?? { because: 'it is the same', ...ofCli };
    await sandbox.open(files);
    const outcome = await sandbox.outcome(expected).catch(async (error: unknown) => {
      const { console, error: thrown, diagnostics } = await sandbox.state();
      const said = [thrown?.message, ...console.map(({ text }) => text)].join('\n');
      throw new Error(`${error}\n${said}\n${JSON.stringify(diagnostics)}`);
    });
    await info.attach('outcome', {
      body: JSON.stringify(outcome),
      contentType: 'application/json',
    });
    expect(outcome, because).toEqual(wanted);
  });
}
