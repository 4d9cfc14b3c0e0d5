import { z } from 'astro/zod';
import { writtenExamples } from './written-example.ts';

/** `template.yaml` of a starting point in `content/playground/<name>`. */
export const playgroundTemplateSchema = z.strictObject({
  /** Name in the menu of templates. */
  label: z.string().min(1).register(writtenExamples, { example: 'Control flow' }),
  /** Place in the menu, from 1; the first is what the playground opens with. */
  order: z.int().min(1).register(writtenExamples, { example: '1' }),
  /** Files in the tabs of the editor, in order; the first is selected. */
  openFiles: z
    .array(z.string().min(1))
    .min(1)
    .register(writtenExamples, { example: '[src/main.ts]' }),
});
export type PlaygroundTemplateData = z.infer<typeof playgroundTemplateSchema>;
