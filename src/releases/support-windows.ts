import type { Release } from '../schemas/index.ts';

/** Months in which a major gets fixes, and then only critical and security fixes: the policy of the framework. */
const activeMonths = 6;
const longTermMonths = 12;

/** How long a major version is supported. Days are ISO dates. */
export interface SupportWindow {
  readonly major: number;
  readonly released: string;
  /** Its newest minor that is listed, such as `20.3`. */
  readonly newestMinor: string;
  readonly activeUntil: string;
  readonly longTermUntil: string;
}

/** The windows of the majors whose first release is listed, in the order of the list. */
export function supportWindows(releases: readonly Release[]): readonly SupportWindow[] {
  return releases.flatMap(({ version, date }) => {
    const [major = 0, minor] = version.split('.').map(Number);
    if (minor !== 0) return [];
    const newest = releases.find((release) => release.version.startsWith(`${major}.`));
    return {
      major,
      released: date,
      newestMinor: (newest?.version ?? version).split('.').slice(0, 2).join('.'),
      activeUntil: monthsAfter(date, activeMonths),
      longTermUntil: monthsAfter(date, activeMonths + longTermMonths),
    };
  });
}

function monthsAfter(date: string, months: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}
