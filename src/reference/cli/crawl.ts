import { firstSentence, nameCommandFences, tidyText } from '../extraction/package-text.ts';
import { type Help, type HelpSubcommand, loadCli, rootCommands } from './ask-help.ts';
import { commandSchema } from './command-schema.ts';
import { mergeOptions } from './merge-options.ts';
import { deprecationText } from './schema-option.ts';
import type { CliCommand } from './types.ts';

/** Commands that the CLI hides and that are no part of its documentation. */
const undocumented = new Set([
  // Prints a joke.
  'make-this-awesome',
]);

/** What its parent's help says about a command. */
type Mention = Pick<HelpSubcommand, 'name' | 'aliases' | 'deprecated'>;

/**
 * Asks the CLI for the help of every command, those that it hides included.
 *
 * @param workspace folder of a workspace, see `makeScratchWorkspace`
 * @returns sorted by name
 */
export async function crawlCommands(root: string, workspace: string): Promise<CliCommand[]> {
  const ask = loadCli(root, workspace);
  const commands: CliCommand[] = [];

  const visit = async (parent: readonly string[], mention: Mention, hidden = false) => {
    const words = [...parent, mention.name];
    const help = await ask(words);
    commands.push(describe(words.join(' '), mention, help, hidden, root));
    for (const child of help.subcommands ?? []) await visit(words, child);
  };

  const { subcommands = [] } = await ask([]);
  for (const mention of subcommands) await visit([], mention);
  for (const mention of hiddenCommands(subcommands, root)) await visit([], mention, true);
  return commands.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function hiddenCommands(listed: readonly Mention[], root: string): Mention[] {
  const known = new Set([...undocumented, ...listed.map(({ name }) => name)]);
  return Object.entries(rootCommands(root))
    .filter(([name]) => !known.has(name))
    .map(([name, { aliases = [] }]) => ({ name, aliases, deprecated: false }));
}

function describe(
  name: string,
  mention: Mention,
  help: Help,
  hidden: boolean,
  root: string,
): CliCommand {
  const schema = commandSchema(name, root);
  const short = tidyText(help.shortDescription ?? '');
  const summary = firstSentence(short);
  const more = help.longDescription ? nameCommandFences(tidyText(help.longDescription)) : short;
  const deprecated = deprecationText(mention.deprecated);
  return {
    name,
    route: `/cli/${name.replaceAll(' ', '/')}`,
    usage: help.command,
    aliases: mention.aliases,
    summary,
    description: more === summary ? '' : more,
    ...mergeOptions(help, schema),
    commands: (help.subcommands ?? []).map((child) => `${name} ${child.name}`).sort(),
    ...(deprecated === undefined ? {} : { deprecated }),
    ...(schema ? { schema: schema.name } : {}),
    ...(hidden ? { hidden } : {}),
  };
}
