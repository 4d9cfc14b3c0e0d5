import { z } from 'astro/zod';
import { writtenExamples } from './written-example.ts';

/** One entry of a navigation tree, `content/navigation/*.yaml`. */
const fields = z.strictObject({
  /** Text in the sidebar and, for a page, first part of its title. */
  label: z.string().min(1).register(writtenExamples, { example: 'Reactivity with signals' }),
  /** Route of the page: absolute, without a trailing slash. A group that is not a page has none. */
  path: z
    .string()
    .regex(/^\/(?:[^/\s?#]+(?:\/[^/\s?#]+)*)?$/)
    .optional()
    .register(writtenExamples, { example: '/essentials/signals' }),
  /** Address outside this site, instead of `path`. */
  url: z
    .url({ protocol: /^https$/ })
    .optional()
    .register(writtenExamples, { example: 'https://example.com/' }),
  /** Tag after the label. */
  status: z.enum(['new', 'updated']).optional(),
  /** Heading that groups this entry with its siblings of the same category. */
  category: z.string().min(1).optional().register(writtenExamples, { example: 'pipes' }),
  /** Entries beneath this one, in order. */
  get children(): z.ZodOptional<z.ZodArray<typeof fields>> {
    return z.array(navigationItemSchema).min(1).optional();
  },
});

const navigationItemSchema = fields
  .refine((item) => !(item.path && item.url), {
    error: 'An entry has `path` or `url`, not both.',
    path: ['url'],
    params: { hint: 'Keep `path` for a page of this site, `url` for any other.' },
  })
  .refine((item) => item.path || item.url || item.children, {
    error: 'This entry leads nowhere: it needs `path`, `url` or `children`.',
    params: { hint: 'Add one, for example:\n\npath: /essentials/signals' },
  })
  .register(writtenExamples, {
    example: 'label: Reactivity with signals\npath: /essentials/signals',
  });

/** A whole file: the entries of the first level. */
export const navigationSchema = z.array(navigationItemSchema).min(1);

/** One entry as its author wrote it. */
export type NavigationItem = z.infer<typeof navigationItemSchema>;
