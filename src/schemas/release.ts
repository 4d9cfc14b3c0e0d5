import { z } from 'astro/zod';
import { writtenExamples } from './written-example.ts';

/** A release of the framework. */
export const releaseSchema = z.strictObject({
  /** Major, minor and patch. */
  version: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .register(writtenExamples, { example: '20.3.0' }),
  /** Day of the release. */
  date: z.iso.date().register(writtenExamples, { example: '2025-09-10' }),
});

/** A file of `content/releases`, newest first. */
export const releasesSchema = z
  .array(releaseSchema)
  .min(1)
  .refine((releases) => releases.every(({ date }, at) => date < (releases[at - 1]?.date ?? '~')), {
    error: 'The releases are not in the order of their dates.',
    params: { hint: 'The newest comes first, and no two have the same date.' },
  });
export type Release = z.infer<typeof releaseSchema>;
