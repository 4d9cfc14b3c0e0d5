import type { CompileOutput } from '../../types.ts';
import { moduleNameOf } from './app-imports.ts';
import type { MemoryFiles } from './memory-files.ts';
import type { WrittenModules } from './written-modules.ts';

/** File that starts an application. */
const ENTRY = '/src/main.ts';
/** Page around an application. */
const PAGE = '/src/index.html';
/** Style sheets of the page, in their order. */
const STYLES = ['/src/styles.css'];
/** Folder whose files are served as they are. */
const ASSETS = '/public';

/** Everything that a preview needs. */
export function outputOf(
  version: number,
  files: MemoryFiles,
  written: WrittenModules,
): CompileOutput {
  const assets = files.projectPaths
    .filter((path) => path.startsWith(`${ASSETS}/`))
    .map((path) => [path.slice(ASSETS.length), files.readFile(path)]);
  return {
    version,
    entry: moduleNameOf(ENTRY),
    modules: written.current(files),
    html: files.get(PAGE) ?? '',
    styles: STYLES.filter((path) => files.exists(path)).map((path) => files.readFile(path)),
    assets: Object.fromEntries(assets),
  };
}
