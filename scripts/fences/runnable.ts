import { type Fence, fencesOf } from './extract.ts';
import { isRuntimeCode } from './judge.ts';

/** TypeScript of an article about an error that compiles and may be run: what names no code, or that of a running application. */
function runnableIn(article: { readonly file: string; readonly text: string }): Fence[] {
  return fencesOf(article.file, article.text).fences.filter(
    ({ language, meta }) =>
      /ts$/.test(language) &&
      meta.unchecked === undefined &&
      (!meta.expect || isRuntimeCode(meta.expect)),
  );
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
  readonly apps: readonly Fence[];
  /** Those that only show components, which the last one uses: it is made in an application, unless it needs inputs. */
  readonly parts: readonly Fence[];
  /** Those whose root component has another name: a server renders it, and a browser hydrates it. */
  readonly pages: readonly Fence[];
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
        !/\b(?:bootstrapApplication|TestBed)\b|from '\.\//.test(fence.code),
    ),
    apps: fences.filter(isApp),
    pages: fences.filter((fence) => rootComponentOf(fence) !== undefined),
  };
}
