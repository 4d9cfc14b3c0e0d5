import { type Declared, packageApi } from './package-api.ts';
import { manifestOf, migrationsOf, optionsOf, packageHas } from './package-data.ts';

/** Where the packages are. */
export interface Packages {
  /**
   * The folder of a package, where it is there.
   *
   * @param edge the first release of the major, or its last
   */
  folder(name: string, major: number, edge: 'first' | 'last'): string | undefined;
}

/** What a comparison says: nothing to compare with, true, or what is not so. */
export type Verdict = 'unknown' | 'true' | { readonly problem: string };

interface Claim {
  readonly kind: string;
  readonly name: string;
  /** `core/testing` in the package `@angular/core` is `testing`. */
  readonly entry: string;
  readonly major: number;
  /** The release to look at: that of a minor is the last one of the major. */
  readonly edge: 'first' | 'last';
  readonly subject: string;
  readonly rest: string;
}

/**
 * Compares a line of evidence with packages.
 *
 * | Line                                  | Is true when                                                        |
 * | ------------------------------------- | ------------------------------------------------------------------- |
 * | `migration <package> 20 <name>`       | `ng update` to that major runs it                                   |
 * | `schematic <package> 20 <name>`       | `ng generate` knows it                                              |
 * | `added <module> 20 <name>`            | it is public, and was not in the major before; `17.1`: nor in 17.0  |
 * | `removed <module> 20 <name>`          | it is not public, and was in the major before                       |
 * | `deprecated <module> 20 <name>`       | it is deprecated                                                    |
 * | `types <module> 20 <name> <text>`     | its declaration has the text                                        |
 * | `no-types <module> 20 <name> <text>`  | its declaration does not have it                                    |
 * | `option <package> 20 <name>.<option>` | the builder or schematic has the option                             |
 * | `no-option …`                         | it does not have it, and had it in the major before                 |
 * | `default <package> 20 <option> <json>`| the option's default                                                |
 * | `peer <package> 20 <peer> <range>`    | the peer's range                                                    |
 * | `engine <package> 20 <range>`         | the range of Node                                                   |
 * | `text <package> 20 <files> <text>`    | a file whose path matches the expression has the text               |
 * | `no-text …`                           | none has it                                                         |
 * | `knowledge <sentence>`                | nothing to compare                                                  |
 */
export function checkEvidence(line: string, packages: Packages): Verdict {
  const claim = parse(line);
  if (!claim) return 'unknown';
  const folder = packages.folder(claim.name, claim.major, claim.edge);
  if (!folder) return 'unknown';
  const before = packages.folder(claim.name, claim.major - 1, 'last');
  const problem = checks[claim.kind]?.(claim, folder, before, packages);
  return problem ? { problem } : 'true';
}

function parse(line: string): Claim | undefined {
  const [kind = '', module = '', version = '', ...rest] = line.split(' ');
  if (kind === 'knowledge') return undefined;
  const [, name = module, entry = ''] = /^(@[^/]+\/[^/]+|[^@/][^/]*)\/?(.*)$/.exec(module) ?? [];
  const [subject = '', ...others] = rest;
  const edge = version.includes('.') ? 'last' : 'first';
  return {
    ...{ kind, name, entry, subject, edge },
    major: Math.floor(Number(version)),
    rest: others.join(' '),
  };
}

type Check = (
  claim: Claim,
  folder: string,
  before: string | undefined,
  packages: Packages,
) => string | false;

const find = (folder: string | undefined, { entry, subject }: Claim): Declared | undefined =>
  folder === undefined ? undefined : packageApi(folder).get(entry)?.get(subject);

const checks: Readonly<Record<string, Check>> = {
  migration({ major, subject }, folder) {
    const version = migrationsOf(folder).get(subject);
    if (version === undefined) return 'there is no such migration';
    // A version that never comes: the migration runs when it is asked for by name.
    if (version.startsWith('9999.')) return false;
    return !version.startsWith(`${major}.`) && `the migration belongs to ${version}`;
  },
  schematic: ({ subject }, folder) => !optionsOf(folder).has(subject) && 'no such schematic',
  added(claim, folder, before, packages) {
    if (!find(folder, claim)) return 'it is not there';
    const first = claim.edge === 'last' && packages.folder(claim.name, claim.major, 'first');
    if (first && first !== folder && find(first, claim)) return 'it was there in the first release';
    return !!find(before, claim) && 'it was there before';
  },
  removed(claim, folder, before) {
    if (find(folder, claim)) return 'it is still there';
    return before !== undefined && !find(before, claim) && 'it was not there before either';
  },
  deprecated(claim, folder) {
    const found = find(folder, claim);
    return found ? !found.deprecated && 'it is not deprecated' : 'it is not there';
  },
  types(claim, folder) {
    const text = find(folder, claim)?.text;
    return !text?.includes(claim.rest) && `it is declared as ${text?.slice(0, 300)}`;
  },
  'no-types'(claim, folder) {
    const text = find(folder, claim)?.text;
    return (text === undefined || text.includes(claim.rest)) && `it is declared as ${text}`;
  },
  option: ({ subject }, folder) => !optionsOf(folder).has(subject) && 'there is no such option',
  'no-option'({ subject }, folder, before) {
    if (optionsOf(folder).has(subject)) return 'the option is there';
    return before !== undefined && !optionsOf(before).has(subject) && 'it was never there';
  },
  default({ subject, rest }, folder) {
    const value = JSON.stringify(optionsOf(folder).get(subject)?.default);
    return value !== rest && `the default is ${value}`;
  },
  peer({ subject, rest }, folder) {
    const range = manifestOf(folder).peerDependencies?.[subject];
    return range !== rest && `the range is ${range}`;
  },
  engine({ subject, rest }, folder) {
    const range = manifestOf(folder).engines?.node;
    return range !== [subject, rest].join(' ').trim() && `the range is ${range}`;
  },
  text: ({ subject, rest }, folder) =>
    !packageHas(folder, new RegExp(subject), rest) && 'the text is not there',
  'no-text': ({ subject, rest }, folder) =>
    packageHas(folder, new RegExp(subject), rest) && 'the text is there',
};
