import { z } from 'astro/zod';
import { writtenExamples } from './written-example.ts';

/** `example.yaml` of an application in `content/examples/<name>`. */
export const exampleSchema = z.strictObject({
  /** Name of the application, as shown above its code. */
  title: z.string().min(1).register(writtenExamples, { example: 'Order form of a bakery' }),
  /** What the application does and what it demonstrates, in one or two sentences. */
  description: z
    .string()
    .min(1)
    .register(writtenExamples, { example: 'Takes an order and checks it while you type.' }),
  /** Whether a reader can run it on the page. */
  preview: z.boolean().default(true).register(writtenExamples, { example: 'false' }),
  /** Height of the running example on the page, in CSS pixels; what does not fit scrolls. Set in advance, so that the text below stays where it is. */
  height: z.int().min(120).max(900).default(320).register(writtenExamples, { example: '320' }),
});
export type ExampleData = z.infer<typeof exampleSchema>;
