import type { Plugin } from 'rolldown';

/** Modules that the compiler imports for the command line, and never uses in memory. */
const ABSENT =
  /^(?:node:)?(?:assert|crypto|fs|inspector|module|os|path|perf_hooks|url|util|worker_threads)(?:\/.*)?$|^(?:@babel\/core|chokidar|source-map-support|yargs)$/;

const STUB = '\0absent-in-browsers';

/** What of these modules is called while the compiler loads. */
const CODE = `
const absent = (name) => { throw new Error('There is no module "' + name + '" in a browser.'); };
module.exports = {
  createRequire: () => absent,
  fileURLToPath: () => null,
  existsSync: () => false,
  platform: () => 'browser',
  EOL: '\\n',
  performance: globalThis.performance,
};
`;

/** Replaces what only Node has. */
export function nodeStubs(): Plugin {
  return {
    name: 'node-stubs',
    resolveId: { filter: { id: ABSENT }, handler: () => STUB },
    load: {
      filter: { id: /^\0absent-in-browsers$/ },
      handler: () => ({ code: CODE, moduleType: 'js' }),
    },
  };
}
