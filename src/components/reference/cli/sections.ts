import type { CliCommand, CliOption } from '../../../reference/index.ts';

/** A command's parts in the order in which its page has them. */
export interface CommandSections {
  readonly commands: readonly string[];
  readonly arguments: readonly CliOption[];
  readonly options: readonly CliOption[];
  /** Options that only `angular.json` takes. */
  readonly workspaceOptions: readonly CliOption[];
}

export function sectionsOf(command: CliCommand): CommandSections {
  return {
    commands: command.commands,
    arguments: command.arguments,
    options: command.options.filter(({ workspaceOnly }) => !workspaceOnly),
    workspaceOptions: command.options.filter(({ workspaceOnly }) => workspaceOnly),
  };
}

/** Headings of a rendered text that can be led to. */
export function headingsIn(html: string): { depth: number; slug: string; text: string }[] {
  const found = html.matchAll(/<h([23]) id="([^"]+)">(.*?)<\/h\1>/gs);
  return [...found].map(([, depth, slug = '', content = '']) => ({
    depth: Number(depth),
    slug,
    text: content.replace(/<[^>]+>/g, ''),
  }));
}

/** Headings of a command's page, for the list of its contents. */
export function headingsOf(command: CliCommand): { depth: number; slug: string; text: string }[] {
  const { commands, arguments: places, options, workspaceOptions } = sectionsOf(command);
  const all = [
    { list: commands, slug: 'sub-commands', text: 'Sub-commands' },
    { list: places, slug: 'arguments', text: 'Arguments' },
    { list: options, slug: 'options', text: 'Options' },
    { list: workspaceOptions, slug: 'workspace-options', text: 'Options in angular.json only' },
  ];
  return all
    .filter(({ list }) => list.length > 0)
    .map(({ slug, text }) => ({ depth: 2, slug, text }));
}
