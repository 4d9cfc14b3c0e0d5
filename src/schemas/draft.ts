import { z } from 'astro/zod';
import { writtenExamples } from './written-example.ts';

/** Whether an article is still being written: the development server shows it, and a build leaves it out. */
export const draftSchema = z
  .boolean()
  .default(false)
  .register(writtenExamples, { example: 'true' });
