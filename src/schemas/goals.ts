import { z } from 'astro/zod';
import { writtenExamples } from './written-example.ts';

/** A CSS selector of something that the step starts with, so that other solutions than the answer pass too. */
const selector = z.string().min(1).register(writtenExamples, { example: "'#visitors'" });

const text = z.string().min(1).register(writtenExamples, { example: "'3'" });

/** Lets an object have exactly one of some keys, and tells an author which. */
function oneOf(keys: readonly string[], example: string) {
  return {
    test: (value: object) => keys.filter((key) => key in value).length === 1,
    wrong: {
      error: `This needs exactly one of ${keys.map((key) => `\`${key}\``).join(', ')}.`,
      params: { hint: `For example:\n\n${example}` },
    },
  };
}

const textRule = oneOf(['is', 'has'], "expectText: { selector: '#visitors', is: '3' }");
const sourceRule = oneOf(
  ['calls', 'has', 'lacks'],
  'source: { file: src/app/app.ts, calls: computed }',
);
const stepRule = oneOf(
  [
    'click',
    'type',
    'choose',
    'press',
    'visit',
    'expectText',
    'expectValue',
    'expectCount',
    'source',
  ],
  "- click: '#enter'",
);

/** One thing that is done with the reader's application, or looked at. What is expected may come a moment later. */
const goalStepSchema = z
  .strictObject({
    /** Presses the element. */
    click: selector.optional(),
    /** Writes a text into a field, in the place of what is there. */
    type: z
      .strictObject({
        /** The field. */
        selector,
        /** What is written. */
        text: z.string().register(writtenExamples, { example: "'10'" }),
      })
      .optional(),
    /** Chooses an option of a `select`. */
    choose: z
      .strictObject({
        /** The `select`. */
        selector,
        /** Text or value of the option. */
        option: text,
      })
      .optional(),
    /** Presses a key while an element has the focus. */
    press: z
      .strictObject({
        /** The element. */
        selector,
        /** As `KeyboardEvent.key` names it. */
        key: text,
      })
      .optional(),
    /** Goes to a path of the application, as the address bar of the preview does. */
    visit: z.string().startsWith('/').optional().register(writtenExamples, { example: '/join' }),
    /** Looks at the text of an element, spaces counted once. */
    expectText: z
      .strictObject({
        /** The element. */
        selector,
        /** All of the text; empty for an element without text. */
        is: z.string().optional().register(writtenExamples, { example: "'3'" }),
        /** A part of it. */
        has: text.optional(),
      })
      .refine(textRule.test, textRule.wrong)
      .optional(),
    /** Looks at what a field contains. */
    expectValue: z
      .strictObject({
        /** The field, or a `select`, whose value is that of the chosen option. */
        selector,
        /** All of the value. */
        is: z.string().register(writtenExamples, { example: "''" }),
      })
      .optional(),
    /** Counts elements; also for states, as in `button[aria-pressed="true"]`. */
    expectCount: z
      .strictObject({
        /** The elements. */
        selector,
        /** How many there are; 0 says that there is none. */
        count: z.int().min(0).register(writtenExamples, { example: '1' }),
      })
      .optional(),
    /** Looks at the source of a file, without its comments. Behavior is the better proof: use this where the reader should use a certain function. */
    source: z
      .strictObject({
        /** From the root of the project. */
        file: z.string().min(1).register(writtenExamples, { example: 'src/app/app.ts' }),
        /** It calls a function. */
        calls: text.optional(),
        /** It has this code, however it is spaced. */
        has: text.optional(),
        /** It does not have this code. */
        lacks: text.optional(),
      })
      .refine(sourceRule.test, sourceRule.wrong)
      .optional(),
  })
  .refine(stepRule.test, stepRule.wrong)
  .register(writtenExamples, { example: "click: '#enter'" });

/**
 * What a step of a tutorial wants, as checks of the reader's application. They are taken in their order, all on one start of the
 * application, and end at the first one that fails.
 */
export const goalsSchema = z
  .array(
    z.strictObject({
      /** What the reader has reached when the check passes: a sentence without a period. */
      goal: z.string().min(1).register(writtenExamples, {
        example: 'The number follows the turnstile',
      }),
      /** What to say when it fails: what is missing, and where to look. */
      missing: z.string().min(1).register(writtenExamples, {
        example: 'Read `visitors()` in the template.',
      }),
      /** In order. */
      steps: z.array(goalStepSchema).min(1),
    }),
  )
  .min(1);
export type GoalData = z.infer<typeof goalsSchema>[number];
export type GoalStepData = GoalData['steps'][number];
