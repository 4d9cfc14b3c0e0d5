import { rolldown } from 'rolldown';
import { nodeStubs } from './node-stubs.ts';

/** Names and licenses of what a worker is made of, as these ask for; minifying removes their own comments. */
const NOTICE =
  '/*! TypeScript: Apache License 2.0, Microsoft Corporation. @angular/compiler, @angular/compiler-cli, @angular/language-service: MIT, Google LLC. ' +
  'convert-source-map, @jridgewell/sourcemap-codec: MIT. semver: ISC. tslib: 0BSD. */';

/**
 * Bundles a worker as one module.
 *
 * @param name its name
 * @param module its source
 * @returns name of its file in `outDir`, which has a hash of the content in it
 */
export async function bundleWorker(name: string, module: string, outDir: string): Promise<string> {
  const build = await rolldown({
    input: { [name]: module },
    platform: 'browser',
    plugins: [nodeStubs()],
    // Packages don't say which of their modules do something by being loaded; of these, none does that is not imported for a name too.
    treeshake: {
      moduleSideEffects: [
        { test: /node_modules/, sideEffects: false },
        { test: /./, sideEffects: true },
      ],
    },
    transform: {
      define: {
        'import.meta.url': '"file:///worker.js"',
        __filename: '"/worker.js"',
        __dirname: '"/"',
      },
    },
    checks: { bundlerTimings: false },
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(`The worker ${name}: ${log.message}`);
    },
  });
  const { output } = await build.write({
    dir: outDir,
    format: 'esm',
    entryFileNames: '[name]-[hash].js',
    codeSplitting: false,
    minify: true,
    postBanner: NOTICE,
  });
  await build.close();
  return output[0].fileName;
}
