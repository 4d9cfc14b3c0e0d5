import { loadEnv } from 'vite';
import { AuthorError } from '../authoring/index.ts';

/** The settings of a build with analytics. */
export interface AnalyticsSettings {
  /** Name of the data stream, `G-…`. */
  readonly id: string;
  /** Where the tag comes from and sends to. */
  readonly origin: string;
}

/** Where the tag comes from unless `ANALYTICS_ORIGIN` names a tagging server of one's own. */
export const tagOrigin = 'https://www.googletagmanager.com';

/**
 * The analytics of this build; from the environment, or a file `.env` of the project.
 *
 * @param root the project's folder
 * @returns undefined where no id is set: the site then has none
 * @throws AuthorError for an id or an origin that can't be one
 */
export function analyticsSettings(root: string = process.cwd()): AnalyticsSettings | undefined {
  const { ANALYTICS_ID: id, ANALYTICS_ORIGIN: origin = tagOrigin } = loadEnv(
    'production',
    root,
    'ANALYTICS_',
  );
  if (!id) return undefined;
  if (!/^[A-Z]+-[A-Z\d-]+$/i.test(id)) {
    throw new AuthorError({
      message: `ANALYTICS_ID is "${id}", which is not a data stream ID.`,
      hint: 'Write the measurement ID, such as G-1A2B3C4D5E.',
      file: '.env',
    });
  }
  if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
    throw new AuthorError({
      message: `ANALYTICS_ORIGIN is "${origin}", which is not an origin.`,
      hint: `Write scheme and host without a path, such as ${tagOrigin}.`,
      file: '.env',
    });
  }
  return { id, origin };
}
