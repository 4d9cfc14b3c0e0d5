import type { z } from 'astro/zod';
import { nearest } from '../authoring/index.ts';
import { anyOf, show, snippet, subject, typeName, typeOf } from './words.ts';

/** A value that is not what its schema wants. */
export interface WrongValue {
  /** Key of the value; empty for a whole file. */
  readonly name: string;
  readonly value: unknown;
  /** How an author would write a right one. */
  readonly example: string;
}

/** The two texts of an author error. */
export interface Explanation {
  readonly message: string;
  readonly hint: string | undefined;
}

/** Says what is wrong with a value, and what to write instead. */
export function explainValue(issue: z.core.$ZodIssue, wrong: WrongValue): Explanation {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, wrong);
    case 'invalid_value':
      return wrongChoice(issue.values.map(String), wrong);
    case 'invalid_union':
      return wrongChoice(choicesOf(issue), wrong);
    case 'too_small':
    case 'too_big':
      return typeof wrong.value === 'string'
        ? wrongLength(issue, wrong.value, wrong)
        : wrongSize(issue, wrong);
    case 'custom':
      return ownRule(issue);
    default: {
      const message = `${subject(wrong.name)} is ${show(wrong.value)}, which has the wrong form.`;
      return { message, hint: forExample(wrong) };
    }
  }
}

/** A rule of a schema of ours brings its own words: `refine(…, { error, params: { hint } })`. */
function ownRule({ message, params }: z.core.$ZodIssueCustom): Explanation {
  const { hint } = (params ?? {}) as { hint?: string };
  return { message, hint };
}

function forExample({ name, example }: WrongValue): string {
  return `For example:\n\n${snippet(name, example)}`;
}

function wrongType(expected: string, wrong: WrongValue): Explanation {
  const { name, value } = wrong;
  const is = expected === 'int' ? show(value) : typeOf(value);
  const message = `${subject(name)} is ${is} and must be ${typeName(expected)}.`;
  if (expected === 'string' && ['number', 'boolean'].includes(typeof value)) {
    return { message, hint: `Put it in quotes:\n\n${snippet(name, `"${value}"`)}` };
  }
  if (expected === 'array' && typeof value === 'string') {
    return { message, hint: `Write a list:\n\n${snippet(name, `[${value}]`)}` };
  }
  return { message, hint: forExample(wrong) };
}

function wrongChoice(choices: readonly string[], { name, value }: WrongValue): Explanation {
  const meant = nearest(String(value), choices);
  const message = `${subject(name)} is ${show(value)} and must be ${anyOf(choices)}.`;
  return { message, hint: meant && `Write:\n\n${snippet(name, meant)}` };
}

function choicesOf(issue: z.core.$ZodIssueInvalidUnion): string[] {
  return issue.errors
    .flat()
    .flatMap((inner) => ('values' in inner ? inner.values.map(String) : []));
}

type SizeIssue = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig;

function limitOf(issue: SizeIssue): string {
  return `${issue.code === 'too_small' ? 'at least' : 'at most'} ${limitNumber(issue)}`;
}

const limitNumber = (issue: SizeIssue) =>
  Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);

function wrongLength(issue: SizeIssue, text: string, wrong: WrongValue): Explanation {
  const name = subject(wrong.name);
  if (text === '') return { message: `${name} is empty.`, hint: forExample(wrong) };
  const message = `${name} has ${text.length} characters and must have ${limitOf(issue)}.`;
  if (issue.code === 'too_small') return { message, hint: forExample(wrong) };
  const end = text.slice(0, Number(issue.maximum)).slice(-40);
  return { message, hint: `The limit is reached at: “…${end}”` };
}

function wrongSize(issue: SizeIssue, wrong: WrongValue): Explanation {
  const { name, value } = wrong;
  const message = Array.isArray(value)
    ? `${subject(name)} needs ${limitOf(issue)} ${limitNumber(issue) === 1 ? 'item' : 'items'}.`
    : `${subject(name)} is ${show(value)} and must be ${limitOf(issue)}.`;
  return { message, hint: forExample(wrong) };
}
