/** Door of the components of tutorial steps. */
export { default as StepAnswer } from './StepAnswer.astro';
export { default as StepCode } from './StepCode.astro';
export { default as TutorialBar } from './TutorialBar.astro';
