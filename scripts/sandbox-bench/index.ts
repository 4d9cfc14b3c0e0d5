/** Door of the bench of the sandbox. */
export { type AnswerTimes, type CompileTimes, compileTimes } from './compile-times.ts';
export { generatedApplication } from './generated-application.ts';
export { type LanguageTimes, languageTimes, type Typed } from './language-times.ts';
export { servedFolder } from './served-folder.ts';
