import { type OutputChunk, rolldown } from 'rolldown';
import { nodeStubs } from './node-stubs.ts';

/** Bundles workers as modules, which share what they have in common. */
export async function bundleWorkers(
  input: Readonly<Record<string, string>>,
  dir: string,
): Promise<readonly OutputChunk[]> {
  const build = await rolldown({
    input,
    platform: 'browser',
    plugins: [nodeStubs()],
    // The bundles of the compiler mark no module as free of side effects; all that have one are imported for what they export too.
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
      if (level === 'warn') console.log(log.message);
    },
  });
  const { output } = await build.write({
    dir,
    format: 'esm',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    minify: true,
  });
  await build.close();
  return output.filter((file) => file.type === 'chunk');
}
