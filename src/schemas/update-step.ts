import { z } from 'astro/zod';
import { writtenExamples } from './written-example.ts';

/**
 * A version as a number that sorts: major * 100 + minor * 10, and 200 + minor for 2.x, so that 20.0
 * is 2000 and 2.4 is 204.
 */
const versionNumber = z.int().min(200).max(9990).register(writtenExamples, { example: '2000' });

/** What `npm run update-guide:verify` can compare with packages: the kind, a package or module, a version, and what to find there. */
const comparable =
  /^(?:(?:migration|schematic|added|removed|deprecated|option|no-option) \S+ \d+(?:\.\d+)? \S+|(?:types|no-types|default|peer|text|no-text) \S+ \d+(?:\.\d+)? \S+ .+|engine \S+ \d+ .+|knowledge .{10,})$/;

/** One step of the update guide. */
export const updateStepSchema = z
  .strictObject({
    /** Name of the step, unique in all files: readers' ticks are stored under it, so it stays when the text changes. */
    id: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
      .register(writtenExamples, { example: 'zoneless-tests' }),
    /** What to do, in Markdown on one line: inline code, emphasis and links. */
    action: z.string().min(1).register(writtenExamples, {
      example: 'Replace `fakeAsync` in the tests of zoneless applications.',
    }),
    /** First version in which the step can be done. */
    possibleIn: versionNumber,
    /** First version that requires it; of a recommendation the version by whose update it is offered last. */
    necessaryAsOf: versionNumber,
    /** Complexity of the applications that need it: 1 all, 2 medium and advanced, 3 advanced. */
    level: z
      .union([z.literal(1), z.literal(2), z.literal(3)])
      .register(writtenExamples, { example: '1' }),
    /** No version requires it: it prepares for later ones, or makes an application better. */
    recommended: z.literal(true).optional().register(writtenExamples, { example: 'true' }),
    /** Only with Angular Material (true), or only without (false). */
    material: z.boolean().optional().register(writtenExamples, { example: 'true' }),
    /** Only on Windows (true), or only elsewhere (false). */
    windows: z.boolean().optional().register(writtenExamples, { example: 'true' }),
    /** Only with ngUpgrade (true), or only without (false). */
    ngUpgrade: z.boolean().optional().register(writtenExamples, { example: 'true' }),
    /**
     * How the step was checked, a fact each: what a package has at that version. Kinds are those of
     * `scripts/update-guide/check-evidence.ts`; `knowledge` stands for what no package shows.
     */
    evidence: z
      .array(
        z
          .string()
          .regex(comparable)
          .register(writtenExamples, { example: '[removed @angular/core 20 InjectFlags]' }),
      )
      .min(1)
      .register(writtenExamples, { example: '[removed @angular/core 20 InjectFlags]' }),
  })
  .refine((step) => step.possibleIn <= step.necessaryAsOf, {
    error: 'A step cannot be necessary before it is possible.',
    path: ['necessaryAsOf'],
    params: { hint: '`possibleIn` is the lower version, or both are the same.' },
  });

/** A file of `content/update-guide`: its steps in order. */
export const updateGuideSchema = z.array(updateStepSchema).min(1);
export type UpdateStep = z.infer<typeof updateStepSchema>;
