/** Door of the components of the update guide. */
export { default as ApiChanges } from './ApiChanges.astro';
export { default as GuideForm } from './GuideForm.astro';
export { default as MajorSteps } from './MajorSteps.astro';
export { default as PlanFrame } from './PlanFrame.astro';
