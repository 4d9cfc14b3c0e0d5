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

/** The fences of articles about errors that are run. */
export interface RunnableFences {
  /** Those that export a component `App`, which is opened in a browser. */
  readonly apps: readonly Fence[];
  /** Those whose root component has another name: a server renders it, and a browser hydrates it. */
  readonly pages: readonly Fence[];
}

/** Sorts out what can be run. */
export function runnableFences(
  articles: readonly { readonly file: string; readonly text: string }[],
): RunnableFences {
  const fences = articles.flatMap(runnableIn);
  return {
    apps: fences.filter(({ code }) => /^export class App\b/m.test(code)),
    pages: fences.filter((fence) => rootComponentOf(fence) !== undefined),
  };
}
