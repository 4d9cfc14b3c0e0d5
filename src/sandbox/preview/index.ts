/** Door of the preview: runs compiled applications in a frame that is cut off from the site. For browsers. */
export {
  type Check,
  type CheckResult,
  check,
  choose,
  click,
  expectAttribute,
  expectCall,
  expectConsole,
  expectCount,
  expectLocation,
  expectNoSource,
  expectSource,
  expectStyle,
  expectText,
  expectValue,
  press,
  query,
  type Step,
  type Target,
  type,
  visit,
} from './checks.ts';
export { createPreview } from './create-preview.ts';
export type { PreviewError, PreviewEvents, PreviewState, StopReason } from './events.ts';
export { loadManifest } from './load-manifest.ts';
export type { Preview, PreviewOptions, ShowOptions } from './preview.ts';
export { type SourceStep, sourceProblem } from './source-checks.ts';
