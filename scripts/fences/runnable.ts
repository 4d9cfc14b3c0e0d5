import { type Fence, fencesOf } from './extract.ts';
import { isRuntimeCode } from './judge.ts';
import { besideOf } from './modules.ts';

/** A fence with the code of the files that it imports. */
export interface RunnableFence extends Fence {
  /** By the path from its own file: `harbor-map.ts`. */
  readonly beside: ReadonlyMap<string, string>;
}

/** TypeScript of an article about an error that compiles and may be run: what names no code, or that of a running application. */
function runnableIn(article: { readonly file: string; readonly text: string }): RunnableFence[] {
  const all = fencesOf(article.file, article.text).fences;
  return all
    .filter(
      ({ language, meta }) =>
        /ts$/.test(language) &&
        meta.unchecked === undefined &&
        // An application can't create a component of an NgModule alone.
        meta.ngModules === undefined &&
        (!meta.expect || isRuntimeCode(meta.expect)),
    )
    .flatMap((fence) => {
      const beside = filesBeside(fence, all);
      return beside ? { ...fence, beside } : [];
    });
}

/** The files that a fence imports, and those that they import; undefined where one of them is not a fence of its article. */
function filesBeside(
  fence: Fence,
  all: readonly Fence[],
  found = new Map<string, string>(),
): Map<string, string> | undefined {
  for (const [specifier, other] of besideOf(fence, all)) {
    const path = `${specifier.replace(/^\.\//, '').replace(/\.ts$/, '')}.ts`;
    if (!other || path.startsWith('.')) return undefined;
    if (found.has(path)) continue;
    found.set(path, other.code);
    if (!filesBeside(other, all, found)) return undefined;
  }
  return found;
}

/** The class of a fence's root component, unless it is an `App`. */
export function rootComponentOf({ code }: Fence): string | undefined {
  const name = /selector: 'app-root'[\s\S]*?^export class (\w+)/m.exec(code)?.[1];
  return name === 'App' ? undefined : name;
}

/** The class of the last component that a fence exports, unless it has required inputs, which nobody would set. */
export function lastComponentOf({ code }: Fence): string | undefined {
  const last = code.split(/^(?=@)/m).findLast((part) => part.startsWith('@Component'));
  if (!last || /\.required\b/.test(last)) return undefined;
  return /^export (?:default )?class (\w+)/m.exec(last)?.[1];
}

/** The fences of articles about errors that are run. */
export interface RunnableFences {
  /** Those that export a component `App`, which is opened in a browser. */
  readonly apps: readonly RunnableFence[];
  /** Those that only show components, which the last one uses: it is made in an application, unless it needs inputs. */
  readonly parts: readonly RunnableFence[];
  /** Those whose root component has another name: a server renders it, and a browser hydrates it. */
  readonly pages: readonly RunnableFence[];
}

/** Sorts out what can be run. */
export function runnableFences(
  articles: readonly { readonly file: string; readonly text: string }[],
): RunnableFences {
  const fences = articles.flatMap(runnableIn);
  const isApp = ({ code }: Fence) => /^export class App\b/m.test(code);
  return {
    parts: fences.filter(
      (fence) =>
        lastComponentOf(fence) !== undefined &&
        !isApp(fence) &&
        rootComponentOf(fence) === undefined &&
        !/\b(?:bootstrapApplication|TestBed)\b/.test(fence.code),
    ),
    apps: fences.filter(isApp),
    pages: fences.filter((fence) => rootComponentOf(fence) !== undefined),
  };
}
