import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import {
  articleFolders,
  checkArticles,
  findArticles,
  readNavigationItems,
} from './navigation/index.ts';
import {
  apiProseSchema,
  articleLoader,
  articleSchema,
  cliProseSchema,
  dataLoader,
  errorProseSchema,
  exampleSchema,
  navigationSchema,
  playgroundTemplateSchema,
  releasesSchema,
  tutorialSchema,
  tutorialStepSchema,
  updateGuideSchema,
} from './schemas/index.ts';

/** Articles with a route, from their folder; one without a place in the navigation fails the build. */
function articles<Schema extends z.ZodType>(
  collection: 'docs' | 'reference' | 'tutorials',
  schema: Schema,
  schemaOf: (id: string) => z.ZodType = () => schema,
) {
  const place = articleFolders.find((candidate) => candidate.collection === collection);
  if (!place) throw new Error(`No folder of articles is the collection ${collection}.`);
  const { folder, pattern } = place;
  const check = (root: string) =>
    checkArticles(findArticles(root), readNavigationItems(root)).filter(({ file }) =>
      file?.startsWith(`${folder}/`),
    );
  return defineCollection({
    loader: articleLoader({ folder, pattern, schema: schemaOf, check }),
    schema,
  });
}

/** Our prose beside the entries of a generated reference. */
function prose<Schema extends z.ZodType>(folder: string, schema: Schema) {
  const loader = articleLoader({ folder, pattern: '**/*.mdx', schema: () => schema });
  return defineCollection({ loader, schema });
}

/** Data files, an entry each. */
function data<Schema extends z.ZodType>(folder: string, pattern: string, schema: Schema) {
  return defineCollection({ loader: dataLoader({ folder, pattern, schema }), schema });
}

/** Data files that are lists; the list is `data.items`. */
function lists<Item extends z.ZodType>(folder: string, schema: z.ZodArray<Item>) {
  const loader = dataLoader({ folder, pattern: '*.yaml', schema });
  return defineCollection({ loader, schema: z.object({ items: schema }) });
}

export const collections = {
  docs: articles('docs', articleSchema),
  reference: articles('reference', articleSchema),
  tutorials: articles('tutorials', tutorialSchema, (id) =>
    id.includes('/') ? tutorialStepSchema : tutorialSchema,
  ),
  api: prose('content/api', apiProseSchema),
  cli: prose('content/cli', cliProseSchema),
  errors: prose('content/errors', errorProseSchema),
  examples: data('content/examples', '*/example.yaml', exampleSchema),
  playground: data('content/playground', '*/template.yaml', playgroundTemplateSchema),
  navigation: lists('content/navigation', navigationSchema),
  releases: lists('content/releases', releasesSchema),
  updateGuide: lists('content/update-guide', updateGuideSchema),
};
