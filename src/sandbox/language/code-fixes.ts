import type ts from 'typescript';
import type { CodeFix, ProjectEdits, ProjectPath } from '../types.ts';
import { importEdits } from './component-imports.ts';
import { importsPlace, type TemplateOfComponent } from './components.ts';
import type { LanguageContext } from './language-context.ts';
import type { TemplateClass } from './template-classes.ts';
import { relativeName } from './template-completions.ts';
import { editsOf, FORMAT, PREFERENCES } from './text-changes.ts';

/** Codes of the framework, as its service counts them: 99 and the number, below zero. */
const UNKNOWN_ELEMENT = -998001;
const UNKNOWN_ATTRIBUTE = -998002;
const UNKNOWN_PIPE = -998004;
const MISSING_STRUCTURAL = -998103;

/** Edits that give the template of a component what it lacks. */
export function editsForClass(
  context: LanguageContext,
  { component }: Pick<TemplateOfComponent, 'component'>,
  { name, from, modules }: Pick<TemplateClass, 'name' | 'from' | 'modules'>,
): ProjectEdits {
  const place = importsPlace(context.sources, component);
  if (!place) return {};
  const specifier = from.startsWith('/') ? relativeName(place.file.fileName, from) : from;
  const edits = importEdits(place, { name, from: specifier, modules });
  return edits.length > 0 ? { [place.file.fileName as ProjectPath]: edits } : {};
}

/** Whether a class brings what a template's mistake is about. */
function brings(candidate: TemplateClass, code: number, name: string): boolean {
  if (code === UNKNOWN_PIPE) return candidate.pipe === name;
  if (code === UNKNOWN_ELEMENT) return candidate.selectors.some(({ tag }) => tag === name);
  return candidate.selectors.some(({ attributes }) => attributes.includes(name));
}

function missingImports(
  context: LanguageContext,
  { code, messageText }: ts.Diagnostic,
  template: TemplateOfComponent,
): CodeFix[] {
  if (![UNKNOWN_ELEMENT, UNKNOWN_ATTRIBUTE, UNKNOWN_PIPE, MISSING_STRUCTURAL].includes(code))
    return [];
  const message = typeof messageText === 'string' ? messageText : messageText.messageText;
  // `Can't bind to 'ngClass' …`, `'app-bird' is not …`, `No pipe found with name 'date'.`, `The \`*ngIf\` …`
  const [, name = ''] = /(?:'|`\*)([\w-]+)['`]/.exec(message) ?? [];
  return context.templateClasses
    .filter((candidate) => brings(candidate, code, name))
    .flatMap((candidate) => {
      const edits = editsForClass(context, template, candidate);
      const from = candidate.from.startsWith('/')
        ? relativeName(template.component.file.fileName, candidate.from)
        : candidate.from;
      const title = `Import ${candidate.name} from "${from}"`;
      return Object.keys(edits).length > 0 ? [{ title, edits }] : [];
    });
}

/** What could be done about the mistakes in a range of a file. */
export function codeFixes(
  context: LanguageContext,
  file: ProjectPath,
  { start, end }: { readonly start: number; readonly end: number },
  template: TemplateOfComponent | undefined,
): CodeFix[] {
  const { service, files } = context;
  const syntax = file.endsWith('.ts') ? service.getSyntacticDiagnostics(file) : [];
  const found = [...syntax, ...service.getSemanticDiagnostics(file)].filter(
    (diagnostic) =>
      (diagnostic.start ?? 0) <= end && (diagnostic.start ?? 0) + (diagnostic.length ?? 0) >= start,
  );
  const fixes = found.flatMap((diagnostic) => {
    const own = template ? missingImports(context, diagnostic, template) : [];
    const from = diagnostic.start ?? 0;
    const actions = service.getCodeFixesAtPosition(
      file,
      from,
      from + (diagnostic.length ?? 0),
      [diagnostic.code],
      FORMAT,
      PREFERENCES,
    );
    const others = actions.map(({ description, changes }) => ({
      title: description,
      edits: editsOf(changes, files.isOwn),
    }));
    // The service's own imports into components name files inside packages.
    const isReplaced = (title: string) => /^Import .* on \S+$/.test(title);
    return [
      ...own,
      ...others.filter(({ title, edits }) => !isReplaced(title) && Object.keys(edits).length > 0),
    ];
  });
  return [...new Map(fixes.map((fix) => [fix.title, fix])).values()];
}
