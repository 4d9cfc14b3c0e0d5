import { z } from 'astro/zod';
import { descriptionSchema } from './description.ts';
import { draftSchema } from './draft.ts';
import { goalsSchema } from './goals.ts';
import { hintsSchema } from './hints.ts';
import { writtenExamples } from './written-example.ts';

/** Front matter of a step, `content/tutorials/<name>/<step>/index.mdx`. */
export const tutorialStepSchema = z.strictObject({
  /** The `h1`. The menu of steps takes its label from `content/navigation/tutorials.yaml`. */
  title: z.string().min(1).register(writtenExamples, { example: 'Show a list with @for' }),
  /** For search engines and link previews. */
  description: descriptionSchema,
  draft: draftSchema,
  /** `editor`: text beside an editor. `local`: text alone, the reader works in a project of their own. */
  type: z.enum(['editor', 'local']),
  /** Files in the tabs of the editor, in order; the first is selected. Other files are there, hidden. */
  openFiles: z
    .array(z.string().min(1))
    .default([])
    .register(writtenExamples, { example: '[src/app/app.ts]' }),
  /** Step of the same tutorial whose `src` this one starts from; its own `src` goes on top. */
  startFrom: z.string().min(1).optional().register(writtenExamples, { example: '02-home' }),
  /** Step of the same tutorial whose `src` is this one's answer, instead of an `answer` folder here. */
  answerFrom: z.string().min(1).optional().register(writtenExamples, { example: '03-prices' }),
  /** What the reader's application does when the step is done. A step without goals is not checked. */
  goals: goalsSchema.optional(),
  /** What to say about mistakes that readers make on the way. */
  hints: hintsSchema.optional(),
});
export type TutorialStepData = z.infer<typeof tutorialStepSchema>;

/** Front matter of a tutorial's introduction, `content/tutorials/<name>/index.mdx`. */
export const tutorialSchema = tutorialStepSchema.extend({
  /** What the reader can do afterwards, in one sentence. For the list of tutorials. */
  afterwards: z.string().min(1).optional().register(writtenExamples, {
    example: 'You can keep the state of a component in signals.',
  }),
  /** How long it takes all in all, read and typed at a quiet pace. */
  minutes: z.int().min(1).optional().register(writtenExamples, { example: '45' }),
  /** Tutorial that is offered after the last step. */
  nextTutorial: z.string().min(1).optional().register(writtenExamples, { example: 'signals' }),
});
export type TutorialData = z.infer<typeof tutorialSchema>;
