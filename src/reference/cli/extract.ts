/** Writes the commands of the installed CLI as JSON: `extract.ts <project's folder> <file to write>`. */
import { writeFileSync } from 'node:fs';
import { documentedPackage } from '../extraction/documented-packages.ts';
import { problemsOfCommands } from './check-commands.ts';
import { crawlCommands } from './crawl.ts';
import { makeScratchWorkspace } from './scratch-workspace.ts';
import type { CliData } from './types.ts';

const [root = process.cwd(), output = ''] = process.argv.slice(2);
const workspace = makeScratchWorkspace(root);
try {
  const commands = await crawlCommands(root, workspace.folder);
  const problems = problemsOfCommands(commands);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  const data: CliData = { version: documentedPackage('@angular/cli', root).version, commands };
  writeFileSync(output, JSON.stringify(data));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  process.chdir(root);
  workspace.remove();
}
