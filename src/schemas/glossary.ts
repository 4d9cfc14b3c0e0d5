import { z } from 'astro/zod';
import { writtenExamples } from './written-example.ts';

/** One way to write a term: words, in lower case unless they are names. */
const words = z.string().regex(/^[\p{L}\d]+(?:[ -][\p{L}\d]+)*$/u);

const area = z
  .string()
  .regex(/^\/[^\s?#]+$/)
  .register(writtenExamples, { example: '/guide/routing' });

/** One term of the glossary. */
export const glossaryTermSchema = z.strictObject({
  /** The term, in the singular, as it stands within a sentence. */
  term: words.register(writtenExamples, { example: 'injection token' }),
  /** Other names of the same thing, abbreviations among them; the page lists them. */
  aliases: z.array(words).min(1).optional().register(writtenExamples, { example: '[DI]' }),
  /** Inflections of the term and of its other names, by which articles find it: plurals, verb forms. */
  forms: z
    .array(words)
    .min(1)
    .optional()
    .register(writtenExamples, { example: '[injection tokens]' }),
  /** Names that articles don't use for it, in the singular. An alias may be one of them: readers search for it, and the page of terms lists it. */
  avoid: z.array(words).min(1).optional().register(writtenExamples, { example: '[DI token]' }),
  /** What it is, in one or two sentences that make sense by themselves. Code stands in backticks. */
  definition: z
    .string()
    .min(40)
    .max(260)
    .regex(/^[^`]*(?:`[^`]+`[^`]*)*[.]$/)
    .register(writtenExamples, {
      example: 'A key under which an injector finds a value that is not a class.',
    }),
  /** Symbols of the API that belong to it, written as in inline code. */
  symbols: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .register(writtenExamples, { example: "[InjectionToken, '@Injectable']" }),
  /** Route of the article that explains it, with a fragment where a section does. */
  article: z
    .string()
    .regex(/^\/[^\s?#]+(?:#[^\s#]+)?$/)
    .register(writtenExamples, { example: '/guide/di/dependency-injection-providers' }),
  /** Whether articles mark its first use. Not for words that stand in every article, or that mean something else too. */
  marked: z.boolean().default(true).register(writtenExamples, { example: 'false' }),
  /** The only articles that mark it: those of these routes and beneath them. For words that mean something else in others. */
  markedIn: z
    .array(area)
    .min(1)
    .optional()
    .register(writtenExamples, { example: '[/guide/routing]' }),
});

/** A file of `content/glossary`: the terms of one topic. */
export const glossarySchema = z.array(glossaryTermSchema).min(1);
export type GlossaryTerm = z.infer<typeof glossaryTermSchema>;
