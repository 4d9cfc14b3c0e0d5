import type { ProjectPath } from '../types.ts';
import type { LanguageContext } from './language-context.ts';
import type { Completions, LanguageQuestion } from './messages.ts';
import { relativeName } from './template-completions.ts';

/** Text of a line before a cursor that is in the name of a module, or of a file of a component. */
const MODULE = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"]*)$/;
const RESOURCE = /\b(templateUrl|styleUrls?)\s*:\s*\[?[^\]]*?(['"])([^'"]*)$/;

function answer(
  { files }: LanguageContext,
  { file, offset }: LanguageQuestion,
  begun: string,
  names: readonly string[],
): Completions {
  const rest = /^[^'"\n]*/.exec((files.files.get(file) ?? '').slice(offset))?.[0] ?? '';
  return {
    start: offset - begun.length,
    end: offset + rest.length,
    shape: 'path',
    items: names.map((label) => ({
      label,
      kind: label.startsWith('.') ? 'script' : 'module',
      // Files of the project first: there are few of them.
      order: `${label.startsWith('.') ? 0 : 1}${label}`,
      token: JSON.stringify({ name: label }),
    })),
  };
}

/** Completes the names of modules in imports, and of templates and style sheets in decorators. */
export function pathCompletions(
  context: LanguageContext,
  question: LanguageQuestion,
): Completions | undefined {
  const { file, offset } = question;
  const text = context.files.files.get(file) ?? '';
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const others = context.files.files.projectPaths.filter((path) => path !== file);
  const [, , module] = MODULE.exec(line) ?? [];
  if (module !== undefined) {
    const own = others.filter((path) => context.files.ownRoots.includes(path as ProjectPath));
    const packages = Object.keys(context.files.importable);
    const names = own.map((path) => relativeName(file, path));
    return answer(context, question, module, [...names, ...packages]);
  }
  const [, property = '', , resource] = RESOURCE.exec(line) ?? [];
  if (resource === undefined) return undefined;
  const ending = property === 'templateUrl' ? /\.html$/ : /\.s?css$/;
  const names = others.filter((path) => ending.test(path)).map((path) => relativeName(file, path));
  return answer(context, question, resource, names);
}
