/** Door of the schemas room: what may stand in the files of `content/`, and how they are read. */
export { type ApiProseData, apiProseSchema } from './api-prose.ts';
export { articleSchema } from './article.ts';
export { type ArticleLoaderOptions, articleLoader, checkArticleFiles } from './article-loader.ts';
export { cliProseSchema } from './cli-prose.ts';
export { type DataFile, type DataLoaderOptions, dataLoader, readDataFiles } from './data-loader.ts';
export { descriptionSchema } from './description.ts';
export { entryId } from './entry-id.ts';
export { errorProseSchema } from './error-prose.ts';
export { exampleSchema } from './example.ts';
export { type GlossaryTerm, glossarySchema } from './glossary.ts';
export { type GoalData, type GoalStepData, goalsSchema } from './goals.ts';
export { type HintData, hintsSchema } from './hints.ts';
export { type NavigationItem, navigationSchema } from './navigation.ts';
export { parseFrontMatter } from './parse-front-matter.ts';
export { type DataPath, parseYaml, type YamlSource } from './parse-yaml.ts';
export { type PlaygroundTemplateData, playgroundTemplateSchema } from './playground-template.ts';
export { type Release, releasesSchema } from './release.ts';
export {
  type TutorialData,
  type TutorialStepData,
  tutorialSchema,
  tutorialStepSchema,
} from './tutorial.ts';
export { type UpdateStep, updateGuideSchema } from './update-step.ts';
export { combine, validate } from './validate.ts';
export { type WorkspaceData, workspaceSchema } from './workspace.ts';
