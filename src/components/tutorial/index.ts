/** Door of the tutorial components: what stands around the text of a step. */
export { default as StepAnswer } from './StepAnswer.astro';
export { default as TutorialBar } from './TutorialBar.astro';
