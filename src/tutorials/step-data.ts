import type { Answer, Goal, Hint, ProjectAsset, TutorialStep } from './types.ts';

/** A step as its workbench loads it. */
export interface StepData extends ProjectAsset {
  readonly id: string;
  readonly title: string;
  readonly answer?: Answer;
  readonly goals: readonly Goal[];
  readonly hints: readonly Hint[];
}

/** What the workbench needs of a step. */
export function stepData({ id, title, project, answer, goals, hints }: TutorialStep): StepData {
  return { id, title, ...project, ...(answer && { answer }), goals, hints };
}
