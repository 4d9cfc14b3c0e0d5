import type { CliCommand, CliOption } from './types.ts';

/** What would make a page incomplete or wrong: each a sentence that names the command. */
export function problemsOfCommands(commands: readonly CliCommand[]): string[] {
  return commands.flatMap((command) => {
    const said = (text: string) => `ng ${command.name}: ${text}`;
    const problems = [...command.arguments, ...command.options].flatMap(problemsOfOption).map(said);
    if (!command.usage.startsWith('ng ')) problems.push(said(`its usage is “${command.usage}”.`));
    if (!command.hidden && !command.summary) problems.push(said('it has no description.'));
    return problems;
  });
}

function problemsOfOption({ name, type, description, properties = [] }: CliOption): string[] {
  const nested = properties
    .filter((property) => property.type === '' || property.type.includes('unknown'))
    .map((property) => `the type of ${name}.${property.name} is not known.`);
  const own = [
    ...(description ? [] : [`${name} has no description.`]),
    ...(type === '' || type.includes('unknown') ? [`the type of ${name} is not known.`] : []),
    ...(/__yargs|\\u00|&[a-z]+;/.test(description) ? [`${name} has an escape in its text.`] : []),
  ];
  return [...own, ...nested];
}
