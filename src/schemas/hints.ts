import { z } from 'astro/zod';
import { writtenExamples } from './written-example.ts';

const code = z.string().min(1).register(writtenExamples, { example: "'{{ title }}'" });

/** The conditions of a hint, and what an author is told without one. */
const conditions = ['code', 'has', 'lacks'] as const;

/**
 * What to say about mistakes that readers make in a step. The first hint that fits is shown while a goal is not reached, or while the
 * code does not compile. All conditions of a hint must hold.
 */
export const hintsSchema = z
  .array(
    z
      .strictObject({
        /** The compiler reports this code, in any file. */
        code: z
          .string()
          .regex(/^(?:NG|TS)\d+$/, 'A code is `NG` or `TS` and a number.')
          .optional()
          .register(writtenExamples, { example: 'NG8001' }),
        /** The file that `has` and `lacks` are about, from the root of the project. */
        file: z.string().min(1).optional().register(writtenExamples, { example: 'src/app/app.ts' }),
        /** The file has this code, however it is spaced; comments don't count. */
        has: code.optional(),
        /** The file does not have this code; comments don't count. */
        lacks: code.optional(),
        /** What the reader reads: the mistake, and what to do about it. Code stands between backticks. */
        say: z.string().min(1).register(writtenExamples, {
          example: 'A signal is a function. Write `title()`, with parentheses.',
        }),
      })
      .refine((hint) => conditions.some((key) => hint[key] !== undefined), {
        error: 'This hint would fit at all times: it needs `code`, `has` or `lacks`.',
        params: { hint: 'For example:\n\ncode: NG8001' },
      })
      .refine(
        ({ file, has, lacks }) =>
          (file === undefined) === (has === undefined && lacks === undefined),
        {
          error: '`has` and `lacks` are about a `file`, and a `file` needs one of them.',
          params: { hint: "For example:\n\nfile: src/app/app.ts\nhas: '{{ title }}'" },
        },
      ),
  )
  .min(1);
export type HintData = z.infer<typeof hintsSchema>[number];
