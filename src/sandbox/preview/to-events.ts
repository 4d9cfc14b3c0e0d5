import type { ConsoleEntry } from '../types.ts';
import type { PreviewError } from './events.ts';
import type { Places } from './places.ts';
import type { FromFrame } from './protocol/messages.ts';

type Message<Type extends FromFrame['type']> = Extract<FromFrame, { type: Type }>;

/** What a frame printed, with its place in the project. */
export function toEntry({ level, text, stack }: Message<'console'>, places: Places): ConsoleEntry {
  const place = places.first(stack);
  return { level, text: places.inSources(text), ...(place && { place }) };
}

/** What was thrown in a frame, with places in the project. */
export function toError(
  { source, message, stack }: Message<'error'>,
  places: Places,
): PreviewError {
  const place = places.first(stack);
  const [code] = /\bNG0\d+\b/.exec(message) ?? [];
  return {
    source,
    message,
    stack: places.inSources(stack),
    ...(code !== undefined && { code }),
    ...(place && { place }),
  };
}
