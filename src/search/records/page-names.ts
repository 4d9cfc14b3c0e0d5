import {
  type ApiEntry,
  type ApiMember,
  type CliOption,
  catalogue,
  type ErrorPage,
  errorPages,
  type MessagePart,
  referenceData,
} from '../../reference/index.ts';

/** Facts of the reference about a page that its text does not mention, or mentions only in passing. */
export interface PageNames {
  /** Module of an entry of the API. */
  readonly module?: string;
  /** Kind of an entry of the API. */
  readonly kind?: string;
  /** Names by which readers know the page: aliases, selectors, short forms. One of them, typed exactly, means this page. */
  readonly aliases: readonly string[];
  /** Names of its parts: members, inherited ones included, and options. */
  readonly members: readonly string[];
  /** Messages of errors, as the console prints them. */
  readonly messages: readonly string[];
  /** Whether the page is about something that is deprecated. */
  readonly deprecated?: boolean;
}

/** Names of every page of the reference, by route. */
export function pageNames(): Map<string, PageNames> {
  const api = catalogue().flatMap(({ entries }) =>
    entries.map(({ address, api, module, kind }): [string, PageNames] => [
      address,
      { module, kind, ...(api ? namesOfEntry(api) : NONE) },
    ]),
  );
  const commands = referenceData('cli').commands.map((command): [string, PageNames] => [
    command.route,
    {
      aliases: [command.name, ...shortForms(command.name, command.aliases)],
      members: [...command.arguments, ...command.options].flatMap(optionNames),
      messages: [],
    },
  ]);
  const errors = errorPages(referenceData('errors')).map((page): [string, PageNames] => [
    page.route,
    namesOfError(page),
  ]);
  return new Map([...api, ...commands, ...errors]);
}

const NONE = { aliases: [], members: [], messages: [] } as const;

function namesOfEntry(entry: ApiEntry): PageNames {
  const members = entry.members ?? [];
  return {
    aliases: unique([
      ...(entry.kind === 'decorator' ? [`@${entry.name}`] : []),
      ...selectorNames(entry.selector ?? ''),
      ...(entry.exportAs ?? []),
      ...(entry.pipe ? [entry.pipe.name] : []),
      ...(entry.aliasOf ? [entry.aliasOf.name] : []),
    ]).filter((name) => name !== entry.name),
    members: unique([
      ...members.flatMap(memberNames),
      ...(entry.subFunctions ?? []).map(({ name }) => name),
    ]),
    messages: [],
    ...(entry.deprecated && { deprecated: true }),
  };
}

function memberNames({ name, kind, input, output }: ApiMember): string[] {
  if (/^(?:constructor|call|construct|index)$/.test(kind)) return [];
  return [name, ...[input?.alias, output?.alias].filter((alias) => alias !== undefined)];
}

/** Elements and attributes that a selector asks for: `a[routerLink]` is known as `routerLink`, `[(ngModel)]` as `ngModel`. */
function selectorNames(selector: string): string[] {
  const attributes = [...selector.matchAll(/\[([\w-]+)/g)].flatMap(([, name]) => name ?? []);
  const elements = selector.split(',').flatMap((part) => /^\s*([\w-]+)/.exec(part)?.[1] ?? []);
  return [...attributes, ...elements.filter((name) => /[A-Z-]/.test(name))];
}

/** `generate component` with the alias `c` is also typed `g c`, `generate c`. */
function shortForms(name: string, aliases: readonly string[]): string[] {
  const words = name.split(' ');
  const parents = words.slice(0, -1).join(' ');
  const forms = aliases.map((alias) => [parents, alias].filter(Boolean).join(' '));
  const all =
    parents === 'generate' ? [name, ...forms].map((form) => form.replace(/^generate /, 'g ')) : [];
  return unique([...forms, ...all]);
}

function optionNames({ name, aliases }: CliOption): string[] {
  return [name, ...aliases.filter((alias) => alias.length > 1)];
}

function namesOfError({ entries, diagnostic, code }: ErrorPage): PageNames {
  const digits = code.replace(/^NG/, '');
  const number = String(Number(digits));
  return {
    aliases: unique([
      ...entries.map(({ name }) => name),
      ...(diagnostic ? [diagnostic.name] : []),
      digits,
      `NG${number}`,
      number,
    ]),
    members: [],
    messages: unique(entries.flatMap(({ messages }) => messages.map(({ parts }) => always(parts)))),
  };
}

/** What a message says in every case; what is filled in stands as `{}`. */
function always(parts: readonly MessagePart[]): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : 'filled' in part ? '{}' : ''))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];
