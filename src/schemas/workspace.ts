import { z } from 'astro/zod';
import { writtenExamples } from './written-example.ts';

/**
 * `workspace.yaml` of a project in `content/examples/<name>` that only the Angular CLI can build: a server, several locales, a test runner. Its files lie over
 * those that `ng new` writes.
 */
export const workspaceSchema = z.strictObject({
  /** Name of the application, as shown above its code. */
  title: z.string().min(1).register(writtenExamples, { example: 'Shop rendered on a server' }),
  /** What the project does and what it demonstrates, in one or two sentences. */
  description: z
    .string()
    .min(1)
    .register(writtenExamples, { example: 'Renders a list of products on a server.' }),
  /** Options of `ng new` beyond its defaults, by name. */
  new: z
    .record(z.string(), z.union([z.boolean(), z.string()]))
    .default({})
    .register(writtenExamples, { example: '{ ssr: true }' }),
  /** Development packages that the project needs beyond those of `ng new`, with their ranges. */
  packages: z
    .record(z.string(), z.string())
    .default({})
    .register(writtenExamples, { example: '{ vitest: ^3.2.0 }' }),
  /** Scripts of `package.json` that replace or extend those of `ng new`, by name. */
  scripts: z
    .record(z.string(), z.string())
    .default({})
    .register(writtenExamples, { example: '{ build: ng build && node after-build.mjs }' }),
  /** Merged into the entry of the project in `angular.json`; a list replaces the one that is there. */
  angular: z
    .record(z.string(), z.unknown())
    .default({})
    .register(writtenExamples, { example: '{ i18n: { sourceLocale: en-US } }' }),
});
export type WorkspaceData = z.infer<typeof workspaceSchema>;
