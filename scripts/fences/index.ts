/** Door of the room that checks the code in articles. */
export { type Fence, fencesOf } from './extract.ts';
export { isRuntimeCode, judge, type Verdict } from './judge.ts';
export { quoteProblems } from './quotes.ts';
export {
  lastComponentOf,
  type RunnableFence,
  rootComponentOf,
  runnableFences,
} from './runnable.ts';
export { uncheckedShare } from './share.ts';
