import { join, resolve } from 'node:path';

/** The repository. */
export const root = resolve(import.meta.dirname, '../../..');

/** What is made here, a folder for each state of the packages and of our code. */
export const runtimeCache = join(root, '.cache/sandbox/runtime');

/** Browser code that becomes part of the linked framework. */
export const frameworkFolder = join(root, 'src/sandbox/preview/framework');

/** Browser code of the frame's document. */
export const frameFolder = join(root, 'src/sandbox/preview/frame');
