/** Door of the workspaces: projects in folders of their own, in which the pinned CLI runs. */
export {
  cli,
  newWorkspace,
  type Outcome,
  openWorkspace,
  type Running,
  type Workspace,
} from './workspace.ts';
