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
    error: 'The releases are not ordered by date.',
    params: { hint: 'The newest comes first, and each release has its own date.' },
  });
export type Release = z.infer<typeof releaseSchema>;
