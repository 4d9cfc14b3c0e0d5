import { type Level, type OptionName, optionNames, type StepRule } from './rule.ts';
import { versionNumber } from './versions.ts';

/** What the reader has chosen. */
export interface Choice {
  /** Name of the version that is left: `17.0`. */
  readonly from: string;
  /** Name of the version that is reached. */
  readonly to: string;
  readonly level: Level;
  readonly options: Readonly<Record<OptionName, boolean>>;
  readonly packageManager: 'npm' | 'yarn';
}

/** Things to know before following a plan. */
export type Warning = 'downgrade' | 'several-majors' | 'unreleased';

/** Which steps are to be done when; positions in the list of all steps, in their order. */
export interface Plan {
  readonly before: readonly number[];
  readonly during: readonly number[];
  readonly after: readonly number[];
}

export type Phase = keyof Plan;

/** The first version that does not exist yet. */
const unreleased = 2100;

/** Steps of more than this leave out a major version, which counts from 4 on: there was no version 3. */
const oneMajor = { most: 150, from: 240 };

export function warningsOf({ from, to }: Choice): Warning[] {
  const [left, reached] = [versionNumber(from), versionNumber(to)];
  const warnings: [Warning, boolean][] = [
    ['downgrade', left > reached],
    ['several-majors', reached - left > oneMajor.most && left > oneMajor.from],
    ['unreleased', reached >= unreleased],
  ];
  return warnings.flatMap(([warning, applies]) => (applies ? [warning] : []));
}

/** The steps of an update; none for a downgrade. */
export function planOf(choice: Choice, rules: readonly StepRule[]): Plan {
  const plan: Record<Phase, number[]> = { before: [], during: [], after: [] };
  const [from, to] = [versionNumber(choice.from), versionNumber(choice.to)];
  if (from > to) return plan;
  rules.forEach((rule, index) => {
    const phase = isFor(rule, choice) && phaseOf(rule, from, to);
    if (phase) plan[phase].push(index);
  });
  return plan;
}

function isFor({ necessaryAsOf, level, options }: StepRule, choice: Choice): boolean {
  return (
    level <= choice.level &&
    necessaryAsOf > versionNumber(choice.from) &&
    optionNames.every(
      (name) => options[name] === undefined || options[name] === choice.options[name],
    )
  );
}

/** When a step can be done; what can't be done before the version that is reached is dropped. */
function phaseOf(
  { possibleIn, necessaryAsOf }: StepRule,
  from: number,
  to: number,
): Phase | undefined {
  if (possibleIn <= from && necessaryAsOf >= from) return 'before';
  if (possibleIn > from && necessaryAsOf <= to) return 'during';
  if (possibleIn <= to) return 'after';
  return undefined;
}
