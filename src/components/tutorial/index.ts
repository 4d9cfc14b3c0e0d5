/** Door of the components of tutorial steps. */
export { listedSteps } from './listed-steps.ts';
export { default as StepAnswer } from './StepAnswer.astro';
export { default as StepCode } from './StepCode.astro';
export { default as StepProject } from './StepProject.astro';
export { default as TutorialBar } from './TutorialBar.astro';
export { default as TutorialEnd } from './TutorialEnd.astro';
