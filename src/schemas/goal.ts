import { z } from 'astro/zod';
import { writtenExamples } from './written-example.ts';

const selector = z.string().min(1).register(writtenExamples, { example: "'#visitors'" });
const file = z.string().min(1).register(writtenExamples, { example: 'src/app/app.ts' });

/** One thing that the player does to the application, or expects of it. It has exactly one of these keys. */
const goalCheckSchema = z
  .strictObject({
    /** CSS selector of the element that is pressed. */
    click: selector.optional(),
    /** A field gets a text, as if it were typed. */
    fill: z
      .strictObject({
        /** CSS selector of the field. */
        selector,
        /** What the field holds afterwards. */
        value: z.string().register(writtenExamples, { example: "'10'" }),
      })
      .optional(),
    /** An element shows a text, at once or a moment later. */
    expectText: z
      .strictObject({
        /** CSS selector of the element. */
        selector,
        /** What its text contains; white space counts as one space. */
        text: z.string().min(1).register(writtenExamples, { example: "'3'" }),
      })
      .optional(),
    /** So many elements match, at once or a moment later: also for attributes and states, `button[aria-pressed="true"]`. */
    expectCount: z
      .strictObject({
        /** CSS selector of the elements. */
        selector,
        /** How many match. */
        count: z.int().min(0).register(writtenExamples, { example: '1' }),
      })
      .optional(),
    /** A file calls a function of the framework. */
    expectCall: z
      .strictObject({
        /** Path from the root of the project. */
        file,
        /** Name of the function; `input` stands for `input.required` too. */
        function: z.string().min(1).register(writtenExamples, { example: 'computed' }),
      })
      .optional(),
  })
  .refine((check) => Object.keys(check).length === 1, {
    error: 'A check has one key: what is done, or what is expected.',
    params: { hint: "For example:\n\n- click: '#enter'" },
  })
  .register(writtenExamples, { example: "click: '#enter'" });

/** What a step wants, as checks of the reader's application. Parts run in order on one application, each only when the one before is met. */
export const goalSchema = z
  .array(
    z.strictObject({
      /** What is missing, for a reader whose application fails a check of this part: a sentence that says what to look at. */
      message: z.string().min(1).register(writtenExamples, {
        example: 'The number does not change: make `visitors` a signal.',
      }),
      /** In order. Selectors are of elements that the step starts with, so that other solutions pass too. */
      checks: z.array(goalCheckSchema).min(1),
    }),
  )
  .min(1);
export type GoalData = z.infer<typeof goalSchema>;
