/** Door of the bench of the sandbox. */
export { compileTimes } from './compile-times.ts';
export { printHeading } from './figures.ts';
export { generatedApplication } from './generated-application.ts';
export { printFrameGaps, printMemory } from './page-figures.ts';
export { measurePreviews } from './preview-figures.ts';
export { servedFolder } from './served-folder.ts';
export { printTransfer, printWorkerSizes } from './size-figures.ts';
export { measureCompiler, measureLanguage } from './worker-figures.ts';
