import { parseSync, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';

/** The import of Vite's helper, in a minified file. */
const helperImport = /import\{\w+ as ([\w$]+)\}from"\.\/preload-helper\.[^"]+";/;

/** A file with its imports as they were written: `helper(()=>import(…),[])` is `import(…)` again. */
export function withoutHelper(file: string, code: string): string {
  const [statement, helper] = helperImport.exec(code) ?? [];
  if (!statement) return code;
  let plain = code;
  let left = 0;
  const found: { start: number; end: number; body: { start: number; end: number } }[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [load, list], start, end }) {
      // Elsewhere the name may be that of a parameter, which is not called in this way. What the list is, Vite decides later.
      const isCall = callee.type === 'Identifier' && callee.name === helper;
      if (!isCall || load?.type !== 'ArrowFunctionExpression' || !list) return;
      const { body } = load;
      if (code.startsWith('import(', body.start)) found.push({ start, end, body });
      else left += 1;
    },
  }).visit(parseSync(file, code).program);
  // From the end, so that places before it stay.
  for (const { start, end, body } of found.sort((a, b) => b.start - a.start)) {
    plain = plain.slice(0, start) + code.slice(body.start, body.end) + plain.slice(end);
  }
  return left === 0 ? plain.replace(statement, '') : plain;
}

/**
 * Leaves out the code by which Vite loads the styles and dependencies of a lazily imported module ahead of it, and the lists of these: a kilobyte on every page. Nothing here needs it: the
 * styles of islands come with the page, other modules adopt theirs themselves.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'post',
    // Astro overrides the setting of the configuration.
    configEnvironment: () => ({ build: { modulePreload: false } }),
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = withoutHelper(file.fileName, file.code);
      }
    },
  };
}
