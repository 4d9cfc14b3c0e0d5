import type { ConsoleEntry } from '../types.ts';
import type { Emitter, PreviewError } from './events.ts';
import type { Places } from './places.ts';
import type { FromFrame } from './protocol/messages.ts';

type Message<Type extends FromFrame['type']> = Extract<FromFrame, { type: Type }>;

/** Tells what a frame says, where that is an event as it is. */
export function tell(events: Emitter, message: FromFrame, places: Places): void {
  if (message.type === 'console') events.emit('console', toEntry(message, places));
  else if (message.type === 'error') events.emit('error', toError(message, places));
  else if (message.type === 'title') events.emit('title', message.title);
  else if (message.type === 'location') events.emit('location', message);
  else if (message.type === 'module') events.emit('module', message.name);
}

/** What a frame printed, with its place in the project. */
function toEntry(
  { level, text, stack, kind, depth, parts, table, hasCalls }: Message<'console'>,
  places: Places,
): ConsoleEntry {
  const place = places.first(stack);
  const calls = hasCalls ? places.calls(stack) : [];
  return {
    level,
    text: places.inSources(text),
    ...(place && { place }),
    ...(calls.length > 1 && { calls }),
    ...(parts && { parts }),
    ...(table && { table }),
    ...(kind && { kind }),
    ...(depth && { depth }),
  };
}

/** What was thrown in a frame, with places in the project. */
function toError({ source, message, stack }: Message<'error'>, places: Places): PreviewError {
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
