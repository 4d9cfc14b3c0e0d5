import { MemoryFiles } from '../compile/engine/memory-files.ts';

/** Paths in memory are those of POSIX. */
function pathModule(): Record<string, unknown> {
  const paths = new MemoryFiles({ importable: {}, internal: {}, files: {} });
  const bound = (
    name: 'basename' | 'dirname' | 'extname' | 'join' | 'normalize' | 'relative' | 'resolve',
  ) => (paths[name] as (...parts: string[]) => string).bind(paths);
  return {
    sep: '/',
    isAbsolute: (path: string) => path.startsWith('/'),
    basename: bound('basename'),
    dirname: bound('dirname'),
    extname: bound('extname'),
    join: bound('join'),
    normalize: bound('normalize'),
    relative: bound('relative'),
    resolve: bound('resolve'),
  };
}

const refuse = (): never => {
  throw new Error('There are no files on disk in a browser.');
};

const posix = pathModule();

/** The same paths are those of POSIX. */
const path = { ...posix, posix };

/** Modules of Node that the language service asks for while it loads. Of these, it uses paths. */
export const absentModules: Readonly<Record<string, unknown>> = {
  path,
  'node:path': path,
  os: { EOL: '\n' },
  url: { fileURLToPath: () => '/' },
  module: { createRequire: () => refuse },
  fs: {
    existsSync: () => false,
    readFileSync: refuse,
    realpathSync: (file: string) => file,
    statSync: () => ({ isFile: () => false, isDirectory: () => false }),
  },
  assert: () => {},
  'node:assert': () => {},
};
