/** Door of what runs projects that are not written in the style of this repository, with the Angular CLI and here. */
export { cliOutcome, useBuilt } from './cli-outcome.ts';
export { CommandLine } from './command-line.ts';
export { type CliOutcome, type Outcome, readOutcomes, writeOutcomes } from './outcomes.ts';
export { type Expected, type ForeignProject, foreignProjects } from './projects.ts';
export { useApplication } from './use-application.ts';
