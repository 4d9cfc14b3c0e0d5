/** Door of the room with the Angular compiler and a bundler that understands its output. It loads slowly: the compiler is large. */

export { byPlace, formatProblem, type Problem, stopAt } from '../problem.ts';
export { type Bundled, type BundleRequest, bundle, bundleClassic } from './bundle.ts';
export {
  compile,
  compileWithMistakes,
  strictOptions,
  toProblem,
  type WeighedProblem,
} from './compile.ts';
