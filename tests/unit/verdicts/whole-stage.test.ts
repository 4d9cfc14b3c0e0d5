import { expect, test } from 'vitest';
import { wholeStage } from '../../../scripts/verdicts/whole-stage.ts';
import { scratchFolder } from './scratch.ts';

const outcomeOf = (report: unknown, ok = true) => {
  const folder = scratchFolder();
  const unit = { name: 'new', inputs: [], ignored: [] };
  return wholeStage.outcome(unit, { root: folder, ok, report, notes: folder });
};

test("the tests of a stage are counted in Vitest's report as in Playwright's", () => {
  const vitest = (...statuses: string[]) => ({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        assertionResults: statuses.map((status) => ({ status })),
      },
    ],
  });
  expect(outcomeOf(vitest('passed', 'passed', 'passed'))).toMatchObject({
    tests: 3,
    isClean: true,
  });
  expect(outcomeOf(vitest('passed', 'passed', 'failed'))).toMatchObject({ isClean: false });
  const tests = [{ status: 'expected', results: [{}] }];
  const playwright = {
    errors: [],
    suites: [{ title: '', specs: [{ file: '', title: '', tests }] }],
  };
  expect(outcomeOf(playwright)).toMatchObject({ tests: 1, isClean: true });
});
