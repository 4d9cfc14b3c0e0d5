import { AuthorError } from '../../authoring/index.ts';
import type { Banner } from '../../site.config.ts';

/** A banner with the moments between which it is shown, in milliseconds since 1970. */
export interface QueuedBanner extends Banner {
  readonly start: number;
  readonly end: number;
}

/** The style sheet has a rule for each place of the queue. */
const places = 5;

const longest = 80;

const file = 'src/site.config.ts';

/** A day, or a moment with its time zone. */
const datePattern = /^(\d{4}-\d\d-(\d\d))(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))?$/;

/**
 * The banners in the order in which they are shown: by their beginning, then by their end, then by name.
 *
 * @throws AuthorError where one is not what the configuration describes
 */
export function bannerQueue(banners: readonly Banner[]): QueuedBanner[] {
  if (banners.length > places) {
    throw new AuthorError({
      message: `There are ${banners.length} banners; ${places} can wait for their turn.`,
      hint: 'Remove those that are over.',
      file,
    });
  }
  for (const [index, banner] of banners.entries()) check(banner, banners.slice(0, index));
  return banners
    .map((banner) => ({
      ...banner,
      start: banner.from === undefined ? 0 : parseDate(banner.from),
      end: parseDate(banner.expires ?? '3000-01-01'),
    }))
    .sort((a, b) => a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : 1));
}

/** @throws AuthorError for text that is no date */
function parseDate(text: string): number {
  const [, , day] = datePattern.exec(text) ?? [];
  const time = Date.parse(text);
  // Of a day that the month does not have, JavaScript makes one of the next month.
  const ofMonth = new Date(`${text.slice(0, 10)}T00:00Z`).getUTCDate();
  if (day === undefined || Number.isNaN(time) || ofMonth !== Number(day)) {
    throw new AuthorError({
      message: `Invalid date string: ${text}`,
      hint: 'Write a day, 2026-11-18, or a moment with its time zone, 2026-11-18T09:00Z.',
      file,
    });
  }
  return time;
}

function check({ id, text, link }: Banner, before: readonly Banner[]): void {
  const fail = (message: string, hint: string) => {
    throw new AuthorError({ message: `The banner "${id}" ${message}.`, hint, file });
  };
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(id)) {
    fail('has an id that can name no entry of storage', 'Write lower-case words: survey-2026');
  }
  if (before.some((other) => other.id === id)) {
    fail('exists twice', 'Give each a name of its own: who closes one would close both.');
  }
  if (!text || text.length > longest) {
    fail(`has ${text.length} characters of text`, `Write 1 to ${longest}.`);
  }
  if (link !== undefined && !/^(https?:\/\/|\/(?!\/))/.test(link)) {
    fail(`leads to "${link}"`, 'Write an absolute address, https://…, or a path, /overview.');
  }
}
