// Loaded before a program (`node --import`): notes which files and folders it asks for, so that its verdict is kept with what it depends on.
// Plain JavaScript that imports nothing of the project: it is loaded into every process and worker that a test starts.
import { createRequire, registerHooks, syncBuiltinESMExports } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

const fs = createRequire(import.meta.url)('node:fs');
const { appendFileSync, mkdirSync } = fs;

/** All that this process has asked for. A later test in the same process may profit from what an earlier one has read. */
const seen = new Set();

/** Where notes go; a test file has a folder of its own, which the environment names, so that the programs that it starts find it. */
let folder = '';

/** @param {string} kind @param {unknown} place */
function note(kind, place) {
  if (!process.env.VERDICT_READS) return;
  const path = place instanceof URL ? fromAddress(place) : place;
  if (typeof path !== 'string') return;
  const line = `${kind}:${resolve(path)}\n`;
  const isNew = !seen.has(line);
  seen.add(line);
  if (folder !== process.env.VERDICT_READS) {
    folder = process.env.VERDICT_READS;
    mkdirSync(folder, { recursive: true });
    write([...seen].join(''));
  } else if (isNew) write(line);
}

const write = (/** @type {string} */ text) =>
  appendFileSync(`${folder}/${process.pid}-${threadId}.txt`, text);

const fromAddress = (/** @type {URL} */ address) =>
  address.protocol === 'file:' ? fileURLToPath(address) : undefined;

/**
 * @param {any} owner has functions of the file system
 * @param {string[]} names theirs; each has a form that ends in `Sync`, or not
 * @param {(options: any) => string} kindOf
 */
function watch(owner, names, kindOf) {
  for (const name of names.flatMap((base) => [base, `${base}Sync`])) {
    const original = owner[name];
    if (typeof original !== 'function') continue;
    const watched = function (/** @type {any[]} */ ...args) {
      note(kindOf(args[1]), args[0]);
      return original.apply(this, args);
    };
    // `realpath.native` and promisified forms hang on the functions themselves.
    owner[name] = Object.defineProperties(watched, Object.getOwnPropertyDescriptors(original));
  }
}

const READS = ['readFile', 'open', 'createReadStream', 'copyFile', 'cp'];
const LISTS = ['readdir', 'opendir'];
const STATS = ['stat', 'lstat', 'exists', 'access'];

for (const owner of [fs, fs.promises]) {
  watch(owner, READS, () => 'read');
  watch(owner, LISTS, (options) => (options?.recursive ? 'names' : 'list'));
  watch(owner, STATS, () => 'stat');
  // A pattern may reach anywhere below the folder, which comes with the options.
  for (const name of ['glob', 'globSync']) {
    const original = owner[name];
    if (!original) continue;
    owner[name] = (
      /** @type {any} */ pattern,
      /** @type {any} */ options,
      /** @type {any} */ done,
    ) => {
      note('names', options?.cwd ?? process.cwd());
      return original.call(owner, pattern, options, done);
    };
  }
}
syncBuiltinESMExports();

// Modules are not loaded through the functions above.
registerHooks({
  load(address, context, next) {
    if (address.startsWith('file:')) note('read', new URL(address));
    return next(address, context);
  },
});
