import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AuthorError, nearest } from '../authoring/index.ts';
import type { ProjectFiles } from '../sandbox/types.ts';
import { written } from './editor-project.ts';
import { commonFolder, type FoundStep, tutorialsFolder } from './find-steps.ts';
import { changedFiles, overlay, readLayer, readOwnLayer, skeletonFolder } from './layers.ts';

/** Reads what steps of one tutorial start from, and what their answers change. */
export interface StepFiles {
  /** Every file that a step starts with. */
  start(step: FoundStep): ProjectFiles;
  /** The files that its answer changes; undefined where it has none. */
  answer(step: FoundStep): ProjectFiles | undefined;
}

/**
 * @param steps all steps of the tutorial: they may start from one another
 * @throws AuthorError from its functions, at the key that is wrong
 */
export function stepFiles(root: string, tutorial: string, steps: readonly FoundStep[]): StepFiles {
  const skeleton = readLayer(root, skeletonFolder);
  const common = readLayer(root, `${tutorialsFolder}/${tutorial}/${commonFolder}`);

  function layers(step: FoundStep, above: readonly FoundStep[] = []): ProjectFiles[] {
    if (above.includes(step)) throw circle(step);
    const from = named(step, 'startFrom');
    const beneath = from ? layers(from, [...above, step]) : [];
    return [...beneath, readOwnLayer(root, step.folder)];
  }

  function start(step: FoundStep): ProjectFiles {
    return overlay(skeleton, common, ...layers(step));
  }

  function answer(step: FoundStep): ProjectFiles | undefined {
    const own = existsSync(join(root, step.folder, 'answer'));
    const other = named(step, 'answerFrom');
    if (own && other) throw twoAnswers(step);
    if (other) return changedFiles(start(step), start(other));
    if (!own) return undefined;
    const files = readLayer(root, `${step.folder}/answer`);
    refuseSameFiles(step, start(step), files);
    return overlay(files);
  }

  function named(step: FoundStep, key: 'startFrom' | 'answerFrom'): FoundStep | undefined {
    const name = step.data[key];
    if (name === undefined) return undefined;
    const found = steps.find((other) => other.name === name);
    if (found) return found;
    const known = steps.map((other) => other.name).filter((other) => other !== '');
    const meant = nearest(name, known);
    throw new AuthorError({
      ...step.source.placeOf([key]),
      message: `This tutorial has no step ${name}.`,
      hint: meant ? `Write:\n\n${key}: ${meant}` : `It has ${known.join(', ')}.`,
    });
  }

  return { start, answer };
}

function circle({ source, name }: FoundStep): AuthorError {
  return new AuthorError({
    ...source.placeOf(['startFrom']),
    message: `The step ${name} starts from itself, by way of other steps.`,
    hint: 'Remove `startFrom` from one of them, and copy the files that it needs.',
  });
}

function twoAnswers({ source, folder }: FoundStep): AuthorError {
  return new AuthorError({
    ...source.placeOfKey(['answerFrom']),
    message: `The step has two answers: ${folder}/answer and the step that \`answerFrom\` names.`,
    hint: 'Remove the folder or the key.',
  });
}

/** A file that the answer does not change would be shown to readers as changed. */
function refuseSameFiles(step: FoundStep, start: ProjectFiles, answer: ProjectFiles): void {
  const changed = changedFiles(start, answer);
  const [same] = Object.keys(answer).filter((path) => !(path in changed));
  if (same === undefined) return;
  throw new AuthorError({
    message: `The answer does not change ${written(same)}.`,
    hint: 'Delete this file: an answer has only what it changes.',
    file: `${step.folder}/answer${same}`,
  });
}
