import type ts from 'typescript';
import { importedNames } from './component-imports.ts';
import { importsPlace, type TemplateOfComponent } from './components.ts';
import { blocks, elements, flags, values } from './html-names.ts';
import type { LanguageContext } from './language-context.ts';
import type { Completions, LanguageQuestion, ServiceCompletion } from './messages.ts';
import type { TemplateClass } from './template-classes.ts';
import { type AttributePlace, templatePlace } from './template-scan.ts';

/** What has to come back with a question about a class that a template does not import yet. */
export interface ClassToken {
  readonly imported: {
    readonly name: string;
    readonly from: string;
    readonly modules: readonly string[];
  };
}

type Item = Omit<ServiceCompletion, 'order' | 'token'> & { order?: string; token?: string };

const finished = (item: Item): ServiceCompletion => ({
  order: item.label,
  token: JSON.stringify({ name: item.label }),
  ...item,
});

/** An item of a class that has to be imported first. It stands behind what is imported already. */
function importing({ name, from, modules }: TemplateClass, item: Item, file: string): Item {
  const token: ClassToken = { imported: { name, from, modules } };
  const source = from.startsWith('/') ? relativeName(file, from) : from;
  return { ...item, source, hasEdits: true, order: `~${item.label}`, token: JSON.stringify(token) };
}

/** A file of the project as another one imports it. */
export function relativeName(importer: string, path: string): string {
  const from = importer.split('/').slice(1, -1);
  const to = path.replace(/\.ts$/, '').split('/').slice(1);
  const shared = from.findIndex((part, index) => part !== to[index]);
  const common = shared < 0 ? from.length : shared;
  const up = from.slice(common).map(() => '..');
  return [...(up.length > 0 ? up : ['.']), ...to.slice(common)].join('/');
}

/** How an attribute is written for a binding that the developer has begun: `[`, `(`, `[(`, `*` or nothing. */
function bracketsOf(begun: string): string {
  return /^(?:\[\(|[[(*])?/.exec(begun)?.[0] ?? '';
}

const closing: Readonly<Record<string, string>> = { '[': ']', '(': ')', '[(': ')]' };

const withBrackets = (name: string, brackets: string): string =>
  `${brackets}${name}${closing[brackets] ?? ''}`;

/** An attribute with the value that follows it. */
function attributeItem(label: string, kind: string, hasValue: boolean): Item {
  const isFlag = flags.has(label) || (kind === 'directive' && /^[\w-]+$/.test(label));
  if (hasValue || isFlag) return { label, kind };
  const value = label === '*ngFor' ? 'let #{item} of #{items}' : '#{}';
  // The last field lets Tab leave the quotes.
  return { label, kind, snippet: `${label}="${value}"#{}` };
}

/** The ways in which an attribute of a directive can be written. */
function waysToWrite({ isStructural, inputs, outputs }: TemplateClass, name: string): string[] {
  if (isStructural) return [`*${name}`];
  if (!inputs.includes(name)) return [name];
  const isModel = outputs.includes(`${name}Change`);
  return [`[${name}]`, ...(isModel ? [`[(${name})]`] : []), name];
}

/** Completes what a person types in the template of a component. */
export class TemplateCompletions {
  readonly #context: LanguageContext;
  readonly #question: LanguageQuestion;
  readonly #template: TemplateOfComponent;

  constructor(context: LanguageContext, question: LanguageQuestion, template: TemplateOfComponent) {
    this.#context = context;
    this.#question = question;
    this.#template = template;
  }

  find(): Completions | undefined {
    const { start, text } = this.#template;
    const { offset, trigger = '' } = this.#question;
    const place = templatePlace(text, offset - start);
    const answer = (from: number, end: number, items: Item[], shape: Completions['shape']) => ({
      start: start + from,
      end: start + end,
      items: items.map(finished),
      shape,
    });
    if (place.kind === 'tag') return answer(place.start, place.end, this.#tags(), 'word');
    if (place.kind === 'attribute') {
      const items = this.#attributes(place, text.slice(place.start, offset - start));
      return answer(place.start, place.end, items, 'attribute');
    }
    // What follows opens no list by a bracket or a space.
    if (/^[\s(*[<]$/.test(trigger)) return undefined;
    if (place.kind === 'block')
      return answer(place.start, offset - start, this.#blocks(place.end), 'block');
    if (place.kind === 'value')
      return answer(place.start, place.end, valuesOf(place.tag, place.attribute), 'word');
    if (place.kind === 'pipe') return answer(place.start, offset - start, this.#pipes(), 'word');
    if (place.kind !== 'expression' || trigger === '@') return undefined;
    return this.#expression();
  }

  get #importer(): string {
    return this.#template.component.file.fileName;
  }

  /** What the framework's own service knows, without what is not imported: it writes broken imports. */
  #known(): readonly ts.CompletionEntry[] {
    const { file, offset } = this.#question;
    // Without snippets, the service leaves out the properties of elements in a binding that has been begun.
    const found = this.#context.service.getCompletionsAtPosition(file, offset, {
      includeCompletionsWithInsertText: true,
      includeCompletionsWithSnippetText: true,
    });
    return (found?.entries ?? []).filter(
      ({ name, data, hasAction }) => !data && !hasAction && !/^\W*ɵ/.test(name),
    );
  }

  #missing(kind: TemplateClass['kind']): readonly TemplateClass[] {
    const { component } = this.#template;
    const place = importsPlace(this.#context.sources, component);
    const names = new Set(place ? importedNames(place) : []);
    const own = component.declaration.name?.text;
    return this.#context.templateClasses.filter(
      (candidate) =>
        candidate.kind === kind &&
        !names.has(candidate.name) &&
        !candidate.modules.some((module) => names.has(module)) &&
        !(candidate.name === own && candidate.from === this.#importer),
    );
  }

  #tags(): Item[] {
    const known = this.#known().map(({ name, kind, sortText }) => ({
      label: name,
      kind,
      order: sortText,
    }));
    const labels = new Set(known.map(({ label }) => label));
    const plain = elements
      .filter((label) => !labels.has(label))
      .map((label) => ({ label, kind: 'element' }));
    const missing = this.#missing('directive').flatMap((directive) =>
      directive.selectors
        .filter(({ tag, attributes }) => tag.includes('-') && attributes.length === 0)
        .filter(({ tag }) => !labels.has(tag))
        .map(({ tag }) => importing(directive, { label: tag, kind: 'component' }, this.#importer)),
    );
    return [...known, ...plain, ...missing];
  }

  #attributes({ tag, hasValue }: AttributePlace, begun: string): Item[] {
    const brackets = bracketsOf(begun);
    const structural = new Set(
      this.#context.templateClasses
        .filter(({ isStructural }) => isStructural)
        .flatMap(({ selectors }) => selectors.flatMap(({ attributes }) => attributes)),
    );
    // After an asterisk, the service offers every directive.
    const isFitting = (name: string) => brackets !== '*' || structural.has(name.replace('*', ''));
    const known = this.#known()
      .filter(({ name }) => isFitting(name))
      .map(({ name, kind, sortText }) => ({
        ...attributeItem(/^\w/.test(name) ? withBrackets(name, brackets) : name, kind, hasValue),
        order: sortText,
      }));
    const labels = new Set(known.map(({ label }) => label));
    const missing = this.#missing('directive').flatMap((directive) =>
      directive.selectors
        .filter((selector) => selector.tag === '' || selector.tag === tag)
        .flatMap(({ attributes: [name] }) => (name ? waysToWrite(directive, name) : []))
        .filter((label) => !labels.has(label))
        .map((label) => {
          const kind =
            /^\w/.test(label) && !directive.inputs.includes(label) ? 'directive' : 'property';
          return importing(directive, attributeItem(label, kind, hasValue), this.#importer);
        }),
    );
    const all = [...known, ...missing].filter(({ label }) => label.startsWith(brackets));
    return [...new Map(all.map((item) => [item.label, item])).values()];
  }

  #pipes(): Item[] {
    const missing = new Set(this.#missing('pipe'));
    return this.#context.templateClasses.flatMap((candidate) => {
      const { pipe } = candidate;
      if (candidate.kind !== 'pipe' || !pipe) return [];
      const item = { label: pipe, kind: 'pipe' };
      return missing.has(candidate) ? importing(candidate, item, this.#importer) : item;
    });
  }

  #blocks(end: number): Item[] {
    const hasBody = /^\s*[({]/.test(this.#template.text.slice(end));
    return blocks.map(([label, snippet], index) => ({
      label,
      kind: 'keyword',
      order: String(index).padStart(2, '0'),
      ...(!hasBody && { snippet }),
    }));
  }

  #expression(): Completions | undefined {
    const { file, offset } = this.#question;
    const found = this.#context.service.getCompletionsAtPosition(file, offset, {});
    if (!found) return undefined;
    const text = this.#context.files.files.get(file) ?? '';
    const word = /[\w$]*$/.exec(text.slice(0, offset))?.[0].length ?? 0;
    const items = found.entries.map(({ name, kind, sortText, insertText }) => ({
      label: name,
      kind,
      order: sortText,
      ...(insertText !== undefined && { text: insertText }),
    }));
    return {
      start: offset - word,
      end: offset,
      shape: 'word',
      items: items.filter(({ label }) => !label.startsWith('ɵ')).map(finished),
    };
  }
}

function valuesOf(tag: string, attribute: string): Item[] {
  const known = values[`${tag} ${attribute}`] ?? values[attribute] ?? [];
  return known.map((label) => ({ label, kind: 'string' }));
}
