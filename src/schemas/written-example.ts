import { z } from 'astro/zod';

/** How an author would write the value of a key, for the hints of errors. Every schema may have one. */
export const writtenExamples = z.registry<{ readonly example: string }>();
