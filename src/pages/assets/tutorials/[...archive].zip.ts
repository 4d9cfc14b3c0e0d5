import type { APIRoute, GetStaticPaths } from 'astro';
import { strToU8 } from 'fflate';
import { cliFiles } from '../../../islands/playground/cli-project.ts';
import type { ProjectFiles } from '../../../sandbox/types.ts';
import { cliVersions, readTutorials, type TutorialStep } from '../../../tutorials/index.ts';
import { archiveOf, archiveResponse } from '../_archive.ts';

// Steps as projects for the Angular CLI: start and answer of those that readers take on their own machine, and the result of each tutorial.

interface Props {
  /** Of the project and of its folder in the archive. */
  name: string;
  files: ProjectFiles;
}

/** The archives of a step that has an answer. */
function archivesOf({ id, type, project, answer }: TutorialStep, isResult: boolean) {
  const name = id.toLowerCase().replaceAll('/', '-');
  const path = (part: string, files: ProjectFiles) => ({
    params: { archive: `${id}/${part}` },
    props: { name, files } satisfies Props,
  });
  return [
    ...(type === 'local' ? [path('start', project.files)] : []),
    ...(type === 'local' || isResult
      ? [path('answer', { ...project.files, ...answer?.files })]
      : []),
  ];
}

export const getStaticPaths = (() =>
  readTutorials().flatMap(({ steps }) => {
    const answered = steps.filter(({ answer }) => answer);
    return answered.flatMap((step) => archivesOf(step, step === answered.at(-1)));
  })) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = ({ props: { name, files } }) => {
  const texts = Object.entries(cliFiles(files, name, cliVersions()));
  const bytes = Object.fromEntries(texts.map(([path, text]) => [path, strToU8(text)]));
  return archiveResponse(archiveOf(name, bytes));
};
