import { prefixOf } from '../protocol/hot-prefix.ts';
import type { FrameRuntime, RunnableOutput } from '../protocol/messages.ts';
import { nameAddress } from './stacks.ts';

/** What modules of applications call: of each module when it has run. */
const LOADED = 'previewLoaded';

export function addressOfCode(code: string): string {
  return URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
}

/** Lets code of applications reach something of the frame by a name that nobody comes across when listing globals. */
export function defineGlobal(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value });
}

/** Says when a module of the application has run, each once. */
export function watchLoaded(tell: (name: string) => void): ReadonlySet<string> {
  const loaded = new Set<string>();
  defineGlobal(LOADED, (name: string) => {
    loaded.add(name);
    tell(name);
  });
  return loaded;
}

/** A module's code as a browser runs it: it names itself in stacks, and says that it has run. Its lines stay where they are. */
function runnable(name: string, code: string): string {
  const own = code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '');
  return `${prefixOf(own)}${own}\n;${LOADED}(${JSON.stringify(name)});\n//# sourceURL=${name}`;
}

/** Gives each module of an application an address; none of them runs before it is imported. */
export function moduleAddresses({ modules }: RunnableOutput): Record<string, string> {
  const addresses: Record<string, string> = {};
  for (const [name, code] of Object.entries(modules)) {
    addresses[name] = addressOfCode(runnable(name, code));
    nameAddress(addresses[name], name);
  }
  return addresses;
}

/** What the runtime's modules are here, by their addresses on the site. */
const made = new Map<string, string>();

/** Relative names in the imports of a module, lazy ones included. */
const NEIGHBOR = /(\b(?:from|import)\s*\(?\s*)(["'`])\.\/([\w.-]+\.js)\2/g;

/**
 * Gives the runtime's modules addresses in this frame. A blob has no neighbors, so that the modules name one another by their addresses on the site, for which the
 * import map knows these; what is not among the texts comes from the site.
 *
 * @returns addresses by bare names and by addresses on the site
 */
export function runtimeAddresses({ imports, texts }: FrameRuntime): Record<string, string> {
  for (const [address, code] of Object.entries(texts)) {
    if (made.has(address)) continue;
    const named = code.replaceAll(
      NEIGHBOR,
      (_, before: string, quote: string, file: string) =>
        `${before}${quote}${new URL(file, address).href}${quote}`,
    );
    const own = addressOfCode(named);
    nameAddress(own, address);
    made.set(address, own);
  }
  const names = Object.entries(imports).flatMap(([name, address]) => {
    const own = made.get(address);
    return own === undefined ? [] : [[name, own] as const];
  });
  return Object.fromEntries([...made, ...names]);
}

/** Names that a map of this document has. A later one can't change them, and browsers complain of one that tries. */
const mapped = new Set<string>();

export function addImportMap(all: Readonly<Record<string, string>>): void {
  const imports = Object.entries(all).filter(([name]) => !mapped.has(name));
  for (const [name] of imports) mapped.add(name);
  const script = document.createElement('script');
  script.type = 'importmap';
  script.textContent = JSON.stringify({ imports: Object.fromEntries(imports) });
  document.head.append(script);
}

/** A name of its own for each import: the bundler would otherwise resolve it. */
export function load(name: string): Promise<Record<string, unknown>> {
  return import(/* @vite-ignore */ name);
}

/**
 * Whether this browser takes an import map after modules have been loaded. Asked once the application runs, since one that does not complains in its
 * console.
 */
export async function supportsSeveralMaps(): Promise<boolean> {
  addImportMap({ 'preview:probe': addressOfCode('export {}') });
  return load('preview:probe').then(
    () => true,
    () => false,
  );
}
