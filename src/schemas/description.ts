import { z } from 'astro/zod';
import { writtenExamples } from './written-example.ts';

/** Text for search engines and link previews; they cut longer ones and ignore shorter ones. */
export const descriptionSchema = z.string().min(50).max(160).register(writtenExamples, {
  example: 'One or two sentences, 50 to 160 characters, that say what a reader finds here.',
});
