import type { Plugin } from 'vite';

/**
 * Modules whose files bear the same name in every build, in a folder that browsers ask for anew: they tell a reader, whose page is of an old build, that the
 * files of that build are gone. They may import nothing but each other.
 */
const modules = [
  '/src/islands/errors/handle-error.ts',
  '/src/islands/errors/load-new-build.ts',
  '/src/islands/snackbar/snackbar.ts',
];

const folder = 'assets/lasting';

/** Names the files of those modules. */
export function lastingChunks(): Plugin {
  return {
    name: 'lasting-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions(options) {
      const { chunkFileNames } = options;
      if (typeof chunkFileNames !== 'function') return options;
      return {
        ...options,
        chunkFileNames: (chunk) => {
          const lasting = modules.find((path) => chunk.facadeModuleId?.endsWith(path));
          return lasting
            ? `${folder}/${lasting.replace(/.*\/|\.ts$/g, '')}.js`
            : chunkFileNames(chunk);
        },
      };
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.fileName.startsWith(folder)) continue;
        const hashed = [...chunk.imports, ...chunk.dynamicImports].filter(
          (name) => !name.startsWith(folder),
        );
        if (hashed.length > 0) {
          this.error(
            `${chunk.fileName} imports ${hashed.join(', ')}, which is gone when it is needed. See src/integrations/lasting-chunks.ts.`,
          );
        }
      }
    },
  };
}
