import type { Tutorial } from '../../tutorials/index.ts';

/** The steps of a tutorial for the script that shows how far a reader is: pairs of id and whether there are goals, 1 or 0. */
export function listedSteps({ steps }: Tutorial): string {
  return JSON.stringify(steps.map(({ id, goals }) => [id, goals.length > 0 ? 1 : 0]));
}
