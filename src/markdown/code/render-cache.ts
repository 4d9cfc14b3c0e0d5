import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type ExpressiveCode, ExpressiveCodeBlock } from 'astro-expressive-code';
import type { SymbolResolver } from '../options.ts';

type RenderResult = Awaited<ReturnType<ExpressiveCode['render']>>;

/** A rendered block as it is kept on disk. */
interface Entry {
  ast: RenderResult['renderedGroupAst'];
  styles: string[];
  /** What the index of symbols said when the block was rendered; null where it knew nothing. */
  symbols: Lookup[];
}

type Lookup = readonly [text: string, module: string | null, address: string | null];

const lookups = new AsyncLocalStorage<Map<string, Lookup>>();

/** The index of symbols, noting for the cache which of its answers a block depends on. */
export function notedResolver(resolve: SymbolResolver | undefined): SymbolResolver | undefined {
  if (!resolve) return undefined;
  return (text, module) => {
    const address = resolve(text, module);
    lookups.getStore()?.set(`${text} ${module ?? ''}`, [text, module ?? null, address ?? null]);
    return address;
  };
}

/**
 * Keeps rendered code blocks on disk: highlighting is most of what a build has to compute.
 *
 * An entry is found by the code, its language and its attributes, below a folder for the renderer's
 * version. It is used only if the index of symbols still gives the answers it was rendered with, so
 * a build has the same result with and without the cache.
 *
 * @param engine its `render` is replaced
 * @param folder of the entries, one per version of the renderer
 */
export function cacheRendering(
  engine: ExpressiveCode,
  folder: string,
  resolve: SymbolResolver | undefined,
): void {
  const render = engine.render.bind(engine);
  engine.render = async (input, options) => {
    if (!(input instanceof ExpressiveCodeBlock)) return render(input, options);
    const file = entryFile(folder, input, resolve !== undefined);
    const entry = readEntry(file);
    const isCurrent = ([text, module, address]: Lookup): boolean =>
      (resolve?.(text, module ?? undefined) ?? null) === address;
    if (entry?.symbols.every(isCurrent)) {
      return {
        renderedGroupAst: entry.ast,
        renderedGroupContents: [],
        styles: new Set(entry.styles),
      };
    }
    const symbols = new Map<string, Lookup>();
    const result = await lookups.run(symbols, () => render(input, options));
    writeEntry(file, {
      ast: result.renderedGroupAst,
      styles: [...result.styles],
      symbols: [...symbols.values()],
    });
    return result;
  };
}

/** Removes the entries of other versions of the renderer, which are of no use any more. */
export function dropOtherVersions(folder: string): void {
  const parent = path.dirname(folder);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(parent)) {
    if (name !== path.basename(folder)) rmSync(path.join(parent, name), { recursive: true });
  }
}

function entryFile(
  folder: string,
  { code, language, meta, locale }: ExpressiveCodeBlock,
  linksSymbols: boolean,
): string {
  const key = createHash('sha256')
    .update(JSON.stringify([code, language, meta, locale ?? '', linksSymbols]))
    .digest('hex');
  return path.join(folder, key.slice(0, 2), `${key.slice(2)}.json.gz`);
}

/** An entry that is missing, cut off or not readable is rendered anew. */
function readEntry(file: string): Entry | undefined {
  try {
    return JSON.parse(gunzipSync(readFileSync(file)).toString());
  } catch {
    return undefined;
  }
}

/** Writes beside the place and moves there, so that a reader never meets half an entry. */
function writeEntry(file: string, entry: Entry): void {
  const part = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(part, gzipSync(JSON.stringify(entry), { level: 1 }));
    renameSync(part, file);
  } catch {
    // A cache that cannot be written makes the next build slower, nothing else.
  }
}
