/** Door of kept verdicts: what has passed before with the same inputs need not run again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { say } from '../lib/progress.mjs';
import { cacheFolder } from './cache-folder.ts';
import { currentFacts } from './facts.ts';
import { PassedPages } from './passed-pages.ts';
import { StageVerdicts } from './stage-verdicts.ts';
import { Verdicts } from './verdicts.ts';

export { cacheFolder } from './cache-folder.ts';
export { keptFindings } from './kept-findings.ts';
export type { Plan } from './stage-verdicts.ts';

/**
 * @param fresh whether everything runs, whatever is kept
 * @param browser path of the browser for tests, or empty
 */
export function openVerdicts(fresh: boolean, browser: string): StageVerdicts {
  const folder = cacheFolder();
  const notes = mkdtempSync(join(tmpdir(), 'verdicts-'));
  process.once('exit', () => rmSync(notes, { recursive: true, force: true }));
  const verdicts = new Verdicts(folder, say);
  const passedPages = new PassedPages(folder);
  const facts = currentFacts(browser);
  return new StageVerdicts({ root, verdicts, passedPages, facts, fresh, notes });
}
