import type { CliCommand, CliOption } from '../../../reference/index.ts';

/** Lengths that search engines show: shorter texts say too little, longer ones are cut. */
const shortest = 50;
const longest = 160;

/** What a page about a command tells search engines: the command's own first sentence, with more where that is short. */
export function metaDescription({ name, summary }: CliCommand): string {
  const plain = `ng ${name}: ${summary.replaceAll('`', '')}`;
  const text = plain.length < shortest ? `${plain} Its arguments and options.` : plain;
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}

/** The ways to type a command: by its name, then by each alias of the last word. */
export function spellings({ name, aliases }: CliCommand): string[] {
  const parents = name.split(' ').slice(0, -1);
  return [name, ...aliases.map((alias) => [...parents, alias].join(' '))];
}

/** Places of the arguments as the usage has them: `[name]`, `<collection>`, `[packages..]`. */
export function argumentPlaces({ usage }: CliCommand): string[] {
  return usage.match(/\[[^\]]+\]|<[^>]+>/g) ?? [];
}

/** An option as typed; one letter has one dash. */
export function flag(name: string): string {
  return name.length === 1 ? `-${name}` : `--${name}`;
}

/** How an option is written with a value; a boolean needs none. */
export function written({ name, types, keyValue }: CliOption): string {
  if (keyValue) return `${flag(name)} key=value`;
  return types.includes('boolean') ? flag(name) : `${flag(name)} <value>`;
}

/** Whether leaving an option out means that it is on, so that a reader needs the form that turns it off. */
export function isOnByDefault(option: CliOption): boolean {
  return option.types.includes('boolean') && option.default === 'true' && !option.workspaceOnly;
}

/** A default as a reader would write it on the command line: text without quotes. */
export function plainDefault(json: string): string {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' && value !== '' ? value : json;
}
