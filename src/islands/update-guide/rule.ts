/** Parts of an application that some steps are only for, or only not for. */
export const optionNames = ['ngUpgrade', 'material', 'windows'] as const;

export type OptionName = (typeof optionNames)[number];

/** Complexity of an application, and of the applications that a step is for. */
export type Level = 1 | 2 | 3;

/** When a step is shown, and where. */
export interface StepRule {
  readonly possibleIn: number;
  readonly necessaryAsOf: number;
  readonly level: Level;
  /** The options that it depends on: true needs the option, false its absence. */
  readonly options: Readonly<Partial<Record<OptionName, boolean | undefined>>>;
}

/** A rule as the value of an attribute: `1700 2000 1 material -windows`. */
export function formatRule({ possibleIn, necessaryAsOf, level, options }: StepRule): string {
  const flags = optionNames.flatMap((name) => {
    const needed = options[name];
    return needed === undefined ? [] : [needed ? name : `-${name}`];
  });
  return [possibleIn, necessaryAsOf, level, ...flags].join(' ');
}

/** Reads what `formatRule` wrote. */
export function parseRule(text: string): StepRule {
  const [possibleIn, necessaryAsOf, level, ...flags] = text.split(' ');
  const options = Object.fromEntries(
    flags.map((flag) => [flag.replace(/^-/, ''), !flag.startsWith('-')]),
  );
  return {
    possibleIn: Number(possibleIn),
    necessaryAsOf: Number(necessaryAsOf),
    level: Number(level) as Level,
    options,
  };
}
