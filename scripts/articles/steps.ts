import { findFields, readFields } from './fields.ts';
import type { Article } from './read.ts';

/** A file of steps of the update guide as the checks of prose need it: its actions are paragraphs. */
export const readSteps = (file: string, text: string): Article =>
  readFields(file, text, [{ key: 'action', name: 'An action' }]);

/** Every file of steps, sorted. */
export const findSteps = (): Article[] => findFields('content/update-guide', '', readSteps);
