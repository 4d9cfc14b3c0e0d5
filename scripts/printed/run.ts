import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { cli, newWorkspace, openWorkspace, type Workspace } from '../workspaces/index.ts';
import type { Group, Output } from './read.ts';

/** What a command has printed, as articles show it. */
export interface Printed {
  /** File below the folder of the group. */
  readonly to: string;
  readonly text: string;
}

/** What stands in articles for the folder of the project. */
const HOME = '/home/you';

/**
 * Runs the commands of a group in a project of its own.
 * @throws Error where a command ends with another exit code than it should
 */
export async function perform(group: Group): Promise<Printed[]> {
  const workspace = await open(group);
  try {
    const printed: Printed[] = [];
    if (group.created)
      printed.push({ to: group.created, text: shown(workspace.created, workspace) });
    for (const output of group.outputs) {
      for (const [path, text] of Object.entries(output.with)) workspace.write(path, text);
      const text = shown(await run(output, workspace), workspace);
      printed.push({ to: output.to, text: output.keep ? shortened(text, output.keep) : text });
    }
    return printed;
  } finally {
    workspace.dispose();
  }
}

function open(group: Group): Promise<Workspace> {
  if (group.workspace) return openWorkspace(group.workspace);
  const [name = '', ...options] = (group.new ?? '').split(' ');
  return newWorkspace(name, ...options);
}

async function run(output: Output, workspace: Workspace): Promise<string> {
  const [program, ...args] = output.run.split(' ');
  if (output.until) {
    const running = await workspace.start(program === 'ng' ? [cli, ...args] : args, output.until);
    await running.stop();
    return running.printed();
  }
  const { status, printed } = await (program === 'ng'
    ? workspace.ng(...args)
    : workspace.node(...args));
  if (status !== output.status)
    throw new Error(`"${output.run}" ended with ${status}, not ${output.status}.\n${printed}`);
  return printed;
}

/** What the CLI prints while it works: a terminal replaces the line. */
const PENDING = /^❯ .*\n/gm;

/** Without the folder of this run, what moves the cursor of a terminal, spaces at the ends of lines, and blank lines around. */
function shown(text: string, { folder }: Workspace): string {
  const lines = stripVTControlCharacters(text)
    .replaceAll(dirname(folder), HOME)
    .replace(PENDING, '')
    .split('\n');
  return `${lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()}\n`;
}

/** Keeps the lines that fit, and an ellipsis for each stretch of others. */
function shortened(text: string, keep: readonly RegExp[]): string {
  const lines = text.trimEnd().split('\n');
  const kept = lines.map((line) =>
    line === '' || keep.some((pattern) => pattern.test(line)) ? line : '…',
  );
  return `${kept.join('\n').replace(/…(\n*…)+/g, '…')}\n`;
}
