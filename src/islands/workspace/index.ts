/** Door of the workspace: code beside what it does, for tutorials, the playground and examples. */
export { Workspace } from './Workspace.tsx';
