import { z } from 'astro/zod';
import { descriptionSchema } from './description.ts';
import { writtenExamples } from './written-example.ts';

/**
 * Front matter of our prose beside an entry of the API reference, `content/api/<module>/<name>.mdx`.
 * The generated data has everything else; blocks and elements have none and say it here.
 */
export const apiProseSchema = z
  .strictObject({
    /** Kind of an entry that the packages do not declare. */
    type: z.enum(['block', 'element']).optional(),
    /** The entry as readers write it, for blocks and elements. */
    title: z.string().min(1).optional().register(writtenExamples, { example: '"@if"' }),
    /** For search engines and link previews; otherwise made from the entry's own description. */
    description: descriptionSchema.optional(),
  })
  .refine((prose) => !prose.type || prose.title, {
    error: 'A block or an element needs a `title`, because no package declares one.',
    path: ['type'],
    params: { hint: 'Add it as readers write it:\n\ntitle: "@if"' },
  });
export type ApiProseData = z.infer<typeof apiProseSchema>;
