/** Door of the update guide: its steps and what changed in the API. Build time only. */
export { type ChangedName, changedNames, oldestKnownMajor } from './api-changes.ts';
export { type MajorSteps, stepsByMajor, updateGuideFiles } from './read-steps.ts';
export { readUpdateGuide, updateGuideOf } from './read-update-guide.ts';
