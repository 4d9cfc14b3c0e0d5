/** Door of the room that begins articles, examples, steps and error pages for their authors. */
export { planArticle } from './article.ts';
export { planError } from './error.ts';
export { planExample } from './example.ts';
export { type Plan, writePlan } from './plan.ts';
export { planStep } from './step.ts';
