import { z } from 'astro/zod';
import { descriptionSchema } from './description.ts';
import { draftSchema } from './draft.ts';
import { writtenExamples } from './written-example.ts';

/**
 * Front matter of our prose beside an error or diagnostic, `content/errors/<code>.mdx`. Code, name
 * and package come from the packages.
 */
export const errorProseSchema = z.strictObject({
  /** The message as the framework prints it, where its source builds it from parts. */
  message: z
    .string()
    .min(1)
    .optional()
    .register(writtenExamples, { example: "No provider found for 'Orders'." }),
  /** For search engines and link previews; otherwise made from the message. */
  description: descriptionSchema.optional(),
  draft: draftSchema,
});
export type ErrorProseData = z.infer<typeof errorProseSchema>;
