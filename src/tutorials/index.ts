/** Door of the tutorials room: steps of tutorials and templates of the playground as projects. Build time only. */
export { cliVersions } from './cli-versions.ts';
export { readPlayground } from './read-playground.ts';
export { readTutorials } from './read-tutorials.ts';
export { type StepData, stepData } from './step-data.ts';
export { type TemplateData, templateData } from './template-data.ts';
export type {
  Answer,
  EditorProject,
  Goal,
  Hint,
  PlaygroundTemplate,
  ProjectAsset,
  StepLink,
  Tutorial,
  TutorialStep,
} from './types.ts';
