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
});
export type ExampleData = z.infer<typeof exampleSchema>;
