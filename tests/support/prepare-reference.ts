import { prepareReference } from '../../src/reference/index.ts';

/** Makes the data of the reference, unless the cache has it. */
export const setup = (): Promise<void> => prepareReference();
