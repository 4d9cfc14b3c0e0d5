import { z } from 'astro/zod';
import { writtenExamples } from './written-example.ts';

/**
 * A version as a number that sorts: major * 100 + minor * 10, and 200 + minor for 2.x, so that 20.0
 * is 2000 and 2.4 is 204.
 */
const versionNumber = z.int().min(200).max(9990).register(writtenExamples, { example: '2000' });

/** One step of the update guide. */
export const updateStepSchema = z
  .strictObject({
    /** What to do, in Markdown. */
    action: z.string().min(1).register(writtenExamples, {
      example: 'Replace `fakeAsync` in the tests of zoneless applications.',
    }),
    /** First version in which the step can be done. */
    possibleIn: versionNumber,
    /** First version that requires it. */
    necessaryAsOf: versionNumber,
    /** Complexity of the applications that need it: 1 all, 2 medium and advanced, 3 advanced. */
    level: z
      .union([z.literal(1), z.literal(2), z.literal(3)])
      .register(writtenExamples, { example: '1' }),
    /** Only with Angular Material (true), or only without (false). */
    material: z.boolean().optional().register(writtenExamples, { example: 'true' }),
    /** Only on Windows (true), or only elsewhere (false). */
    windows: z.boolean().optional().register(writtenExamples, { example: 'true' }),
    /** Only with ngUpgrade (true), or only without (false). */
    ngUpgrade: z.boolean().optional().register(writtenExamples, { example: 'true' }),
  })
  .refine((step) => step.possibleIn <= step.necessaryAsOf, {
    error: 'A step cannot be necessary before it is possible.',
    path: ['necessaryAsOf'],
    params: { hint: '`possibleIn` is the lower version, or both are the same.' },
  });

/** A file of `content/update-guide`: its steps in order. */
export const updateGuideSchema = z.array(updateStepSchema).min(1);
export type UpdateStep = z.infer<typeof updateStepSchema>;
