import { z } from 'astro/zod';
import type { DataPath } from './parse-yaml.ts';
import { writtenExamples } from './written-example.ts';

/**
 * What a schema says about one place in the data it describes. Reads the schema's own structure, so
 * that hints never have to repeat it.
 */
export interface SchemaAt {
  /** Keys of the object at that place. */
  readonly keys: readonly string[];
  /** How an author would write a value; a map with its required keys only. */
  readonly example: string;
}

/** What the schema says at a path; empty where the path leaves the schema. */
export function schemaAt(schema: z.core.$ZodType, path: DataPath): SchemaAt {
  let current: z.core.$ZodType | undefined = schema;
  for (const key of path) current = current && child(current, key);
  return { keys: keysOf(current), example: current ? exampleOf(current) : '…' };
}

function child(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | undefined {
  const inner = unwrap(schema);
  if (inner instanceof z.core.$ZodArray) return inner._zod.def.element;
  if (inner instanceof z.core.$ZodObject) return inner._zod.def.shape[String(key)];
  return undefined;
}

function keysOf(schema: z.core.$ZodType | undefined): string[] {
  const inner = schema && unwrap(schema);
  return inner instanceof z.core.$ZodObject ? Object.keys(inner._zod.def.shape) : [];
}

/** The schema inside `optional()` and `default()`. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const wraps = schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodDefault;
  return wraps ? unwrap(schema._zod.def.innerType) : schema;
}

function exampleOf(schema: z.core.$ZodType): string {
  const inner = unwrap(schema);
  const written = writtenExamples.get(schema) ?? writtenExamples.get(inner);
  if (written) return written.example;
  if (inner instanceof z.core.$ZodEnum) return String(Object.values(inner._zod.def.entries)[0]);
  if (inner instanceof z.core.$ZodArray) {
    return `- ${exampleOf(inner._zod.def.element).replaceAll('\n', '\n  ')}`;
  }
  if (inner instanceof z.core.$ZodObject) return requiredKeys(inner).join('\n');
  return '…';
}

function requiredKeys(schema: z.core.$ZodObject): string[] {
  return Object.entries(schema._zod.def.shape)
    .filter(([, value]) => unwrap(value) === value)
    .map(([key, value]) => `${key}: ${exampleOf(value)}`);
}
