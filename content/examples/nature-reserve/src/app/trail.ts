export const levels = ['gentle', 'moderate', 'steep'] as const;

export type Level = (typeof levels)[number];

export interface Trail {
  readonly slug: string;
  readonly name: string;
  readonly miles: number;
  readonly level: Level;
  readonly about: string;
  readonly wildlife: readonly string[];
}
