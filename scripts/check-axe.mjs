// `npm run check:axe`: checks the accessibility of every page of the built site, generated ones included. The tests check a part of those.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { main } from './lib/failure.mjs';
import { binOf, buildNode, toolEnv } from './lib/node.mjs';
import { root } from './lib/paths.mjs';

await main(async () => {
  await ensureBuilt();
  const chromium = await ensureBrowser();
  const specs = ['every-page', 'every-template'].map((name) => `tests/e2e/${name}.spec.ts`);
  const args = [binOf('@playwright/test', 'playwright'), 'test', ...specs];
  const env = toolEnv({ AXE_EVERY_PAGE: '1', ...(chromium ? { CHROMIUM_PATH: chromium } : {}) });
  const { status } = spawnSync(buildNode(), args, { cwd: root, env, stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
