import { z } from 'astro/zod';
import { descriptionSchema } from './description.ts';
import { draftSchema } from './draft.ts';
import { writtenExamples } from './written-example.ts';

/** Front matter of an article in `content/docs` or `content/reference`. */
export const articleSchema = z.strictObject({
  /** The `h1`. Sidebar, breadcrumb and page title take their label from `content/navigation`. */
  title: z
    .string()
    .min(1)
    .register(writtenExamples, { example: 'Compose an interface from components' }),
  /** For search engines and link previews. */
  description: descriptionSchema,
  draft: draftSchema,
});
export type ArticleData = z.infer<typeof articleSchema>;
