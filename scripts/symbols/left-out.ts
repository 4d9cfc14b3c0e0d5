import { z } from 'astro/zod';
import { combine, parseYaml, validate } from '../../src/schemas/index.ts';

const schema = z.array(
  z.strictObject({
    /** Why no article explains them. */
    reason: z.string().min(10),
    /** `core/APP_ID` for the symbol of the page `/api/core/APP_ID`. */
    symbols: z.array(z.string().regex(/^(?:[\w-]+\/)+[\w-]+$/)).min(1),
  }),
);

/** A symbol that articles leave out. */
export interface LeftOut {
  /** `core/APP_ID` */
  readonly name: string;
  readonly reason: string;
  readonly line: number;
}

/**
 * Reads the list of symbols that articles leave out.
 *
 * @throws AuthorError when it is no such list
 */
export function readLeftOut(file: string, text: string): LeftOut[] {
  const result = validate(schema, parseYaml(text, { file }));
  if (!result.success) throw combine(result.errors, file);
  const lines = text.split(/\r?\n/);
  const found = new Map<string, number>();
  return result.data.flatMap(({ reason, symbols }) =>
    symbols.map((name) => {
      // One that is there twice has two places.
      const isHere = new RegExp(`(?<![\\w/-])${name.replace('$', '\\$')}(?![\\w/-])`);
      const index = lines.findIndex(
        (line, at) => at > (found.get(name) ?? -1) && !line.startsWith('#') && isHere.test(line),
      );
      found.set(name, index);
      return { name, reason, line: index + 1 };
    }),
  );
}
