import type { APIRoute, GetStaticPaths } from 'astro';
import { readTutorials, stepData, type TutorialStep } from '../../../tutorials/index.ts';

// The files, the answer and the goals of each step with an editor, which its workbench loads.

export const getStaticPaths = (() =>
  readTutorials()
    .flatMap(({ steps }) => steps)
    .filter(({ type }) => type === 'editor')
    .map((step) => ({ params: { step: step.id }, props: { step } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ step: TutorialStep }> = ({ props }) =>
  new Response(JSON.stringify(stepData(props.step)), {
    headers: { 'content-type': 'application/json' },
  });
