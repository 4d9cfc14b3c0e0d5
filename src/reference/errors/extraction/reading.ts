import type ts from 'typescript';
import { filled, type Parts } from './message-parts.ts';
import { nameForPlaceholder } from './placeholder.ts';

/** How a piece of text is looked at. */
export interface Place {
  /** Whether the text is a piece of a longer one: then a name that leads to no words stays a placeholder. */
  readonly within: boolean;
  /** Steps from name to name so far. */
  readonly depth: number;
}

/** Steps after which a name is not followed any further. */
export const maxDepth = 6;

/** Reads an expression as a text; what reads a part of one is given it, so that it can read what the part consists of. */
export type ReadText = (expression: ts.Expression, place: Place) => readonly Parts[];

/** A piece that is only known at run time, under the name that the code gives it. */
export function placeholder(expression: ts.Expression): readonly Parts[] {
  return [[filled(nameForPlaceholder(expression))]];
}
