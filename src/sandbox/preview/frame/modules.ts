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

/** Addresses of the runtime's modules as they are on the site, or, where only their text is there, made of it. */
export function runtimeAddresses({ imports, texts }: FrameRuntime): Record<string, string> {
  if (!texts) return { ...imports };
  const fileOf = (address: string) => address.replace(/.*\//, '');
  const known = new Set(Object.keys(texts).map(fileOf));
  const made: Record<string, string> = {};
  for (const [address, code] of Object.entries(texts)) {
    // A blob has no neighbors, so that the modules name one another by what the import map knows.
    const named = code.replaceAll(
      /(["'])\.\/([\w.-]+\.js)\1/g,
      (whole, quote: string, file: string) =>
        known.has(file) ? `${quote}runtime:${file}${quote}` : whole,
    );
    made[fileOf(address)] = addressOfCode(named);
  }
  const files = Object.entries(made).map(([file, address]) => [`runtime:${file}`, address]);
  const names = Object.entries(imports).flatMap(([name, address]) => {
    const own = made[fileOf(address)];
    return own ? [[name, own]] : [];
  });
  return Object.fromEntries([...files, ...names]);
}

export function addImportMap(imports: Readonly<Record<string, string>>): void {
  const script = document.createElement('script');
  script.type = 'importmap';
  script.textContent = JSON.stringify({ imports });
  document.head.append(script);
}

/** Starts loading files; tells of those that can't be loaded. */
export function preload(addresses: readonly string[], onFailure: (address: string) => void): void {
  for (const address of addresses) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.href = address;
    link.onerror = () => onFailure(address);
    document.head.append(link);
  }
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
