import { z } from 'astro/zod';
import { descriptionSchema } from './description.ts';
import { writtenExamples } from './written-example.ts';

/**
 * Front matter of our prose beside a command of the CLI reference, `content/cli/<command>.mdx`.
 * Name, arguments and options come from the CLI itself.
 */
export const cliProseSchema = z.strictObject({
  /** The command as typed, for one that the CLI does not list. */
  title: z.string().min(1).optional().register(writtenExamples, { example: 'ng mcp' }),
  /** For search engines and link previews; otherwise made from the command's own description. */
  description: descriptionSchema.optional(),
});
export type CliProseData = z.infer<typeof cliProseSchema>;
