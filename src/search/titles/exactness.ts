import { addressName } from './address-name.ts';
import { errorCodeIn } from './error-code.ts';
import { messageMatch } from './message-match.ts';
import { prior } from './prior.ts';
import { stemmedOf, stemsOf } from './stems.ts';
import type { TitledPage } from './titles-file.ts';
import { plain } from './words.ts';

/**
 * How much it counts that a query names a page; the best words of an index score a few hundred at most. Their order is what matters: measured with
 * `npm run bench:search`.
 */
const worth = {
  /** To the letter, with its case: `Input` and `input` are two pages. */
  titleAsTyped: 10_000,
  aliasAsTyped: 9500,
  title: 9000,
  alias: 8000,
  code: 8000,
  /** `HttpClient.get` */
  memberOfTitle: 7000,
  message: 6600,
  /** A command with what is given to it: `ng add @angular/ssr`. */
  commandLine: 5500,
  /** A name of code among other words: `@Injectable({ providedIn: 'root' })`. */
  titleInCode: 5000,
  /** A term of the glossary that the page explains, in any of its forms. A page of that name comes first, even a step of a tutorial. */
  term: 4700,
  /** A title or an alias in other forms of its words: `test a service` for `Testing services`. */
  formOfName: 4600,
  /** The first words of a title: `install angular` for `Install Angular and create a project`. */
  firstWords: 4500,
  /** A part with a place of its own on the page. */
  heading: 4000,
  /** A part that is named only. */
  member: 3500,
  /** Words of a name in any order; less, the more are missing. */
  wordsOfName: 2500,
  /** What readers call the page who do not know its name. */
  keyword: 3300,
  wordsOfKeyword: 1500,
  wordsOfHeading: 800,
  /** The start of the title; less, the more is missing. */
  startAsTyped: 4000,
  startOfTitle: 3000,
} as const;

/** What a query is worth at least for a page that it names whole, and not by some words. */
export const leastOfWholeName: number = worth.heading;

/** What the popularity of a page, up to 8, adds among pages that a query names equally well. */
const worthOfPopularity = 40;

/** What an option of a command is worth more than a key of a file with that name. */
const worthOfFlag = 400;

/** Who types a name that an article and a part of a tutorial have wants the article: it explains all of the subject. */
const shareOfTutorial = 0.7;
const isTutorial = ({ route }: TitledPage): boolean => route.startsWith('/tutorials/');

/** A step of a tutorial is meant by its name, seldom by some words of it: many pages explain what the step uses. */
const shareOfStep = 0.4;
const isStep = ({ route }: TitledPage): boolean => /^\/tutorials\/.+\//.test(route);

/** What the case of a name adds. */
const worthOfCase = 400;

/** What a query can name, worked out once for all pages. */
interface Named {
  readonly typed: string;
  readonly text: string;
  readonly code: string | undefined;
  /** What is typed after `ng`, with a space behind each word; undefined where it is no command line. */
  readonly commandLine: string | undefined;
  /** `HttpClient.get`: the plain owner, the owner as typed, the member. */
  readonly path:
    | { readonly plainOwner: string; readonly owner: string; readonly member: string }
    | undefined;
  /** What looks like code: a word of a sentence may be the name of a page too. */
  readonly names: readonly string[];
  readonly stems: ReadonlySet<string>;
  /** The stems as one text. */
  readonly stemmed: string;
}

/** What surrounds a name where it is used: `| date`, `[formGroup]`, `(click)`, `<router-outlet />`, `@Input()`. */
const SYNTAX = /^(?:\|\s*|\[\(?|\(|<\/?)|(?:\(\)|\)?\]|\)|\s*\/?>)$/g;

/** What looks like code: `providedIn`, `@Input`, `effect(`. */
const codeNames = /@?[\w$]*[a-z\d][A-Z][\w$]*|@[\w$]+|[\w$]+(?=\()/g;

/** The start of a pasted message, such as `NullInjectorError: `. It is about the error, and not about the names in it. */
const pasted = /error: /i;

const withoutSyntax = (query: string): string => query.trim().replaceAll(SYNTAX, '');

function namedBy(query: string): Named {
  const [, owner, member] = /([\w$]+)(?:\.|#|::)([\w$]+)/.exec(query) ?? [];
  const [, command] = /^ng\s+(.*)$/is.exec(query.trim()) ?? [];
  return {
    typed: withoutSyntax(query),
    text: plain(query),
    code: errorCodeIn(query),
    commandLine: command === undefined ? undefined : `${command.toLowerCase()} `,
    path: owner && member ? { plainOwner: plain(owner), owner, member } : undefined,
    names: pasted.test(query) ? [] : (query.match(codeNames) ?? []),
    stems: stemsOf(query),
    stemmed: stemmedOf(query),
  };
}

/**
 * Tells what a query is worth for a page because it is one of the page's names.
 *
 * @returns a function for all pages; it says 0 where the query is none of the names
 */
export function exactness(query: string): (page: TitledPage) => number {
  const named = namedBy(query);
  return (page) => {
    const best = Math.max(
      worthOfName(page, named),
      worthOfCode(page, named),
      worthOfCommand(page, named),
      worthOfCodePath(page, named),
      worthOfMessage(page, named),
      worthOfWords(page, named),
    );
    return best === 0 ? 0 : best + worthOfPopularity * (page.popularity ?? 0);
  };
}

function worthOfName(page: TitledPage, named: Named): number {
  if (named.text === '') return 0;
  return (
    worthOfWholeName(page, named) || worthOfPart(page, named) || worthOfStart(page.title, named)
  );
}

/** The query is a name of the page, if not in its spelling then in the forms of its words. */
function worthOfWholeName(page: TitledPage, { typed, text, stems, stemmed }: Named): number {
  const { title, aliases = [], terms = [] } = page;
  const share = isTutorial(page) ? shareOfTutorial : 1;
  if (title === typed) return worth.titleAsTyped * share;
  const isTitle = plain(title) === text;
  if (aliases.includes(typed)) return (worth.aliasAsTyped + (isTitle ? worthOfCase : 0)) * share;
  if (isTitle) return worth.title * share;
  if (terms.some((term) => stemmedOf(term) === stemmed)) return worth.term;
  if (aliases.some((alias) => plain(alias) === text)) return worth.alias * share;
  const isForm = stems.size > 1 && [title, ...aliases].some((name) => stemmedOf(name) === stemmed);
  return isForm ? worth.formOfName * share : 0;
}

/** The query is a part of the page, or what readers call it. */
function worthOfPart(
  { title, keywords = [], headings = [], members = [] }: TitledPage,
  { typed, text }: Named,
): number {
  // Of an option with dashes the command is meant, and not the key of a file.
  const isFlag = typed.startsWith('--') && title.startsWith('ng ') ? 1 : 0;
  if (headings.some(([heading]) => heading === typed)) return worth.heading + worthOfCase;
  if (headings.some(([heading]) => plain(heading) === text))
    return worth.heading + worthOfFlag * isFlag;
  if (members.some((name) => plain(name) === text)) return worth.member;
  return keywords.some((words) => plain(words) === text) ? worth.keyword : 0;
}

/** The query is the start of the title: its first words, or the first letters of a name. */
function worthOfStart(title: string, { typed, text, stems, stemmed }: Named): number {
  if (stems.size > 1 && stemmedOf(title).startsWith(`${stemmed} `)) return worth.firstWords;
  if (text.length < 3) return 0;
  const share = text.length / plain(title).length;
  if (title.startsWith(typed)) return worth.startAsTyped * share;
  return plain(title).startsWith(text) ? worth.startOfTitle * share : 0;
}

function worthOfCode({ route }: TitledPage, { code }: Named): number {
  return code !== undefined && route.endsWith(`/${code}`) ? worth.code : 0;
}

/** `ng generate c my-list --flat` is about `ng generate component`: the longest command wins. */
function worthOfCommand({ title, aliases = [] }: TitledPage, { commandLine }: Named): number {
  if (commandLine === undefined || !title.startsWith('ng ')) return 0;
  const own = title.slice('ng '.length);
  const lengths = [own, ...aliases]
    .filter((command) => commandLine.startsWith(`${command.toLowerCase()} `))
    .map((command) => command.length + (command === own ? worthOfCase : 0));
  return lengths.length > 0 ? worth.commandLine + Math.max(...lengths) : 0;
}

/** A name as it stands in code: with its owner, with a call, with its package before it. */
function worthOfCodePath(
  { title, headings = [], members = [] }: TitledPage,
  { path, names }: Named,
): number {
  if (path?.plainOwner === plain(title)) {
    const { owner, member } = path;
    const has = headings.some(([heading]) => heading === member) || members.includes(member);
    if (has) return worth.memberOfTitle + (owner === title ? worthOfCase : 0);
  }
  const place = names.findIndex((found) => found.replace(/^@/, '') === title || found === title);
  return place === -1 ? 0 : worth.titleInCode - place;
}

/** All words of the query, by their stems, in one name of the page. Of pages that have them alike, the one that readers mean more often is better. */
function worthOfWords(page: TitledPage, { stems: wanted }: Named): number {
  const { route, title, aliases = [], terms = [], keywords = [], headings = [] } = page;
  if (wanted.size < 2) return 0;
  const share = (name: string) => {
    const stems = stemsOf(name);
    return wanted.isSubsetOf(stems) ? wanted.size / stems.size : 0;
  };
  const best = (names: readonly string[]) => Math.max(0, ...names.map(share));
  const names = [title, ...aliases, ...terms, addressName(route)];
  const words = Math.max(
    worth.wordsOfName * best(names) * (isStep(page) ? shareOfStep : 1),
    worth.wordsOfKeyword * best(keywords),
    worth.wordsOfHeading * best(headings.map(([heading]) => heading)),
  );
  return words * prior(route);
}

function worthOfMessage({ messages = [] }: TitledPage, { typed }: Named): number {
  const matches = messages.map((message) => messageMatch(message, typed));
  return worth.message * Math.max(0, ...matches);
}
