import { readCode } from '../../project/code-text.ts';
import type { CompileOutput } from '../../types.ts';
import { moduleNameOf } from './app-imports.ts';
import type { EngineParts } from './engine-parts.ts';
import { inlineImports } from './style-imports.ts';

/** File that starts an application. */
const ENTRY = '/src/main.ts';
/** Page around an application. */
const PAGE = '/src/index.html';
/** Style sheets of the page, in their order. */
const STYLES = ['/src/styles.css'];
/** Folder whose files are served as they are. */
const ASSETS = '/public';

/** Name of the module that runs before the framework. */
const POLYFILLS = 'app:polyfills';

/** What texts marked for translation call, in templates and in code. */
const LOCALIZE = '$localize';

/** What has to run before the framework, as names of packages. */
function polyfillsOf(modules: CompileOutput['modules'], hasZone: boolean): string[] {
  const isLocalized = Object.values(modules).some(
    ({ code }) => code.includes(LOCALIZE) && readCode(code).code.includes(LOCALIZE),
  );
  return [...(hasZone ? ['zone.js'] : []), ...(isLocalized ? ['@angular/localize/init'] : [])];
}

/** Everything that a preview needs. */
export function outputOf(
  version: number,
  { files, written, hasZone }: Pick<EngineParts, 'files' | 'written' | 'hasZone'>,
): CompileOutput {
  const modules = written.current(files);
  const polyfills = polyfillsOf(modules, hasZone());
  const before = polyfills.map((name) => `import '${name}';\n`).join('');
  const assets = files.projectPaths
    .filter((path) => path.startsWith(`${ASSETS}/`))
    .map((path) => [path.slice(ASSETS.length), files.readFile(path)]);
  return {
    version,
    entry: moduleNameOf(ENTRY),
    ...(before ? { polyfills: POLYFILLS } : {}),
    modules: before ? { ...modules, [POLYFILLS]: { code: before } } : modules,
    html: files.get(PAGE) ?? '',
    styles: STYLES.filter((path) => files.exists(path)).map((path) => inlineImports(path, files)),
    assets: Object.fromEntries(assets),
  };
}
