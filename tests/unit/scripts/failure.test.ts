import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';

test('an option that does not exist is named, without a stack trace, before anything runs', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/build.mjs', '--frsh'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr.trim()).toBe("✗ Unknown option '--frsh'");
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
