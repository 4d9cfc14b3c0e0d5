import { z } from 'astro/zod';

/** One entry of a navigation tree, `content/navigation/*.yaml`. */
export const navigationItemSchema = z
  .strictObject({
    /** Text in the sidebar and, for a page, first part of its title. */
    label: z.string().min(1).meta({ example: 'Reactivity with signals' }),
    /** Route of the page: absolute, without a trailing slash. A group that is not a page has none. */
    path: z
      .string()
      .regex(/^\/(?:[^/\s?#]+(?:\/[^/\s?#]+)*)?$/)
      .optional()
      .meta({ example: '/essentials/signals' }),
    /** Address outside this site, instead of `path`. */
    url: z.url({ protocol: /^https$/ }).optional().meta({ example: 'https://example.com/' }),
    /** Tag after the label. */
    status: z.enum(['new', 'updated']).optional(),
    /** Heading that groups this entry with its siblings of the same category. */
    category: z.string().min(1).optional().meta({ example: 'pipes' }),
    /** Entries beneath this one, in order. */
    get children() {
      return z.array(navigationItemSchema).min(1).optional();
    },
  })
  .refine((item) => !(item.path && item.url), {
    error: 'An entry has `path` or `url`, not both.',
    path: ['url'],
  })
  .refine((item) => item.path || item.url || item.children, {
    error: 'This entry leads nowhere: it needs `path`, `url` or `children`.',
  });

/** A whole file: the entries of the first level. */
export const navigationSchema = z.array(navigationItemSchema).min(1);

/** One entry as its author wrote it. */
export type NavigationItem = z.infer<typeof navigationItemSchema>;
