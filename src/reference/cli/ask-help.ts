import { createRequire } from 'node:module';
import path from 'node:path';
import { documentedFolder } from '../extraction/documented-packages.ts';

/** An option in the answer of `ng … --help --json-help`. */
export interface HelpOption {
  readonly name: string;
  readonly type: 'string' | 'number' | 'boolean' | 'array';
  readonly description: string;
  readonly deprecated?: boolean | string;
  readonly aliases?: readonly string[];
  readonly default?: unknown;
  readonly required?: boolean;
  readonly enum?: readonly unknown[];
  readonly positional?: number;
}

/** A sub-command in that answer. */
export interface HelpSubcommand {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly deprecated: boolean | string;
}

/** The answer of `ng … --help --json-help`. */
export interface Help {
  readonly name: string;
  /** Usage: `ng generate component [name]`. */
  readonly command: string;
  readonly shortDescription?: string;
  readonly longDescription?: string;
  readonly options: readonly HelpOption[];
  readonly subcommands?: readonly HelpSubcommand[];
}

/** Main function of the CLI; `ng` calls it with the rest of the command line. */
type RunCli = (options: { cliArgs: string[] }) => Promise<number>;

/** Settings that keep the CLI from asking, from writing and from the network. */
const environment = {
  CI: '1',
  NG_CLI_ANALYTICS: 'false',
  NG_DISABLE_VERSION_CHECK: '1',
  NG_FORCE_AUTOCOMPLETE: 'false',
  NO_COLOR: '1',
};

/**
 * Loads the CLI once and asks it for the help of many commands: a process for each would spend nearly all of its time on loading. This
 * process is the extractor's own, so that its folder, environment and console can serve the CLI.
 *
 * @param workspace folder in which the CLI believes itself to be; also its home, so that no user's settings show
 */
export function loadCli(root: string, workspace: string): (args: string[]) => Promise<Help> {
  // Where both are set, Node prints a warning among the help.
  delete process.env['FORCE_COLOR'];
  Object.assign(process.env, environment, {
    HOME: workspace,
    USERPROFILE: workspace,
    XDG_CONFIG_HOME: workspace,
  });
  process.chdir(workspace);
  const require = createRequire(path.join(root, documentedFolder, 'package.json'));
  const { default: run }: { default: RunCli } = require('@angular/cli/lib/cli');
  return (args) => askHelp(run, args);
}

/** The commands that the CLI has, listed in its help or not, with their aliases. */
export function rootCommands(root: string): Record<string, { aliases?: string[] }> {
  const require = createRequire(path.join(root, documentedFolder, 'package.json'));
  return require('@angular/cli/src/commands/command-config').RootCommands;
}

async function askHelp(run: RunCli, args: string[]): Promise<Help> {
  const { log, info, warn, error } = console;
  const { exit } = process;
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  Object.assign(console, { log: print, info: print, warn: print, error: print });
  // After the help of a command the CLI leaves the process.
  process.exit = (() => undefined) as unknown as typeof process.exit;
  try {
    await run({ cliArgs: [...args, '--help', '--json-help'] });
  } finally {
    Object.assign(console, { log, info, warn, error });
    process.exit = exit;
    process.exitCode = undefined;
  }
  return parseHelp(args, printed.join('\n'));
}

function parseHelp(args: string[], text: string): Help {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      `ng ${args.join(' ')} did not answer with its help, but: ${text.slice(0, 300)}`,
    );
  }
}
