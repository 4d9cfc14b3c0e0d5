import { Feed } from 'feed';
import type { ReleaseEntry } from './release-entries.ts';

/** Address of the feed, below the origin. */
export const releasesFeedPath = '/releases.xml';

/** What a feed says about itself. */
export interface FeedFacts {
  readonly product: string;
  readonly origin: string;
  readonly language: string;
}

/** The releases as an Atom feed, https://www.rfc-editor.org/rfc/rfc4287. It says nothing of the time at which it was made. */
export function releasesFeed(
  entries: readonly ReleaseEntry[],
  { product, origin, language }: FeedFacts,
): string {
  const self = new URL(releasesFeedPath, origin).href;
  const newest = entries[0]?.date;
  const feed = new Feed({
    id: self,
    link: origin,
    title: `Releases of ${product}`,
    description: `Major and minor releases of ${product}.`,
    language,
    copyright: '',
    generator: false,
    author: { name: product },
    feedLinks: { atom: self },
    ...(newest && { updated: newest }),
  });
  for (const { title, url, date, summary } of entries) {
    feed.addItem({ title, id: url, link: url, date, description: summary });
  }
  return feed.atom1();
}
