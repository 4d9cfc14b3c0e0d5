import type { APIRoute, GetStaticPaths } from 'astro';
import { readTutorials, stepData, type TutorialStep } from '../../../tutorials/index.ts';

// The files, the answer and the goals of each step with code: its workbench loads them, or the playground.

export const getStaticPaths = (() =>
  readTutorials()
    .flatMap(({ steps }) => steps)
    .filter(({ type, answer }) => type === 'editor' || answer)
    .map((step) => ({ params: { step: step.id }, props: { step } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ step: TutorialStep }> = ({ props }) =>
  new Response(JSON.stringify(stepData(props.step)), {
    headers: { 'content-type': 'application/json' },
  });
