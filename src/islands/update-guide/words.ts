import type { Choice, Phase, Warning } from './plan.ts';
import type { Level } from './rule.ts';

/** The choices of complexity; the line says which steps one adds. */
export const levelTexts: readonly { level: Level; label: string; text: string }[] = [
  { level: 1, label: 'Basic', text: 'Steps that every application needs.' },
  {
    level: 2,
    label: 'Medium',
    text: 'Adds steps for server rendering, service workers, tests and other parts that many applications have.',
  },
  {
    level: 3,
    label: 'Advanced',
    text: 'All steps, including those for code that extends the framework or uses its less common features.',
  },
];

/** The lists of a plan, in their order. */
export const phaseTexts: readonly { phase: Phase; title: string; intro?: string; none: string }[] =
  [
    {
      phase: 'before',
      title: 'Before you update',
      none: 'There is nothing to do before this update.',
    },
    {
      phase: 'during',
      title: 'Update to the new version',
      intro:
        'Go through these steps from top to bottom. Migrations change files, so commit your work first.',
      none: 'There is nothing to do during this update.',
    },
    {
      phase: 'after',
      title: 'After you update',
      none: 'There is nothing to do after this update.',
    },
  ];

/** The heading over the lists of the phase in which the version changes. */
export const duringTitle = ({ to }: Pick<Choice, 'to'>): string => `Update to version ${to}`;

export function planTitle({ from, to, level }: Pick<Choice, 'from' | 'to' | 'level'>): string {
  const { label = '' } = levelTexts.find((text) => text.level === level) ?? {};
  return `Update from ${from} to ${to}, ${label.toLowerCase()} application`;
}

export function warningText(warning: Warning, { from, to }: Pick<Choice, 'from' | 'to'>): string {
  switch (warning) {
    case 'downgrade':
      return `Version ${to} is older than ${from}. There are no steps for a downgrade. Choose a newer version to update to.`;
    case 'several-majors':
      return `From ${from} to ${to} is more than one major version. Update to each version in between, and build and test after each update, because migrations expect the previous version.`;
    case 'unreleased':
      return `Version ${to} is not released yet, so its steps may still change.`;
  }
}

export function unknownText(unknown: readonly string[]): string {
  const parts = unknown.map((part) => (part === '' ? 'an empty version' : `“${part}”`));
  return `The guide ignores ${parts.join(' and ')} in the address, because ${parts.length === 1 ? 'it is not a known value' : 'they are not known values'}. Addresses look like ?v=19.0-20.0&l=1.`;
}
