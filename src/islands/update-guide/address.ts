import type { Choice } from './plan.ts';
import type { Level } from './rule.ts';
import { defaultVersions, versionNames } from './versions.ts';

/** What an address says of the choice. */
export interface Addressed {
  readonly from: string;
  readonly to: string;
  readonly level: Level;
  /** Whether it names a version that exists, so that there is a plan to show. */
  readonly chosen: boolean;
  /** What it has that this guide does not know, as it is written there. */
  readonly unknown: readonly string[];
}

/** Reads `v={from}-{to}` and `l={1|2|3}`; what is unknown there is as if it were missing. */
export function choiceIn(search: string): Addressed {
  const parameters = new URLSearchParams(search);
  const versions = parameters.get('v');
  const names = versions === null ? [] : [...versions.split('-'), ''].slice(0, 2).map(withMinor);
  const [from = '', to = ''] = names;
  const isKnown = (name: string) => versionNames.includes(name);
  const level = parameters.get('l');
  const isLevel = level === null || /^[123]$/.test(level);
  const tooMany = (versions?.split('-').length ?? 0) > 2;
  return {
    from: isKnown(from) ? from : defaultVersions.from,
    to: isKnown(to) ? to : defaultVersions.to,
    level: level !== null && isLevel ? (Number(level) as Level) : 1,
    chosen: names.some(isKnown),
    unknown: [
      ...(tooMany ? [`v=${versions}`] : names.filter((name) => !isKnown(name))),
      ...(isLevel ? [] : [`l=${level}`]),
    ],
  };
}

/** A major version alone means its first release: `19` is `19.0`. */
const withMinor = (name: string): string => (/^\d+$/.test(name) ? `${name}.0` : name);

/** Writes the choice into the query of an address; other parameters stay. */
export function searchWith(search: string, { from, to, level }: Choice): string {
  const parameters = new URLSearchParams(search);
  parameters.set('v', `${from}-${to}`);
  parameters.set('l', String(level));
  return `?${parameters}`;
}
