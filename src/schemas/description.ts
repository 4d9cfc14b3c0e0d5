import { z } from 'astro/zod';

/** Text for search engines and link previews; they cut longer ones and ignore shorter ones. */
export const descriptionSchema = z
  .string()
  .min(50)
  .max(160)
  .meta({ example: 'One or two sentences, 50 to 160 characters, that say what a reader finds here.' });
