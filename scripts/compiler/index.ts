/** Door of the room with the Angular compiler and a bundler that understands its output. */
export { bundle } from './bundle.ts';
export { compile, strictOptions, toProblem } from './compile.ts';
export { byPlace, formatProblem, type Problem, stopAt } from './problem.ts';
