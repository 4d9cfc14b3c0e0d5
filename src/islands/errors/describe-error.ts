/** Longest description that analytics get. Specification, section 9. */
const longest = 150;

/** Addresses in stacks, up to the name of the file. */
const folders = /\b[\w-]+:\/\/[^\s()]*\//g;

/** Whatever was thrown, as text: the message, then the stack with `file:line:column` instead of whole addresses; cut. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, longest);
  const frames = (error.stack ?? '').replace(folders, '');
  return `${error.message}\n${frames}`.slice(0, longest);
}

/** First line of what was thrown: frames of a stack may name files that have nothing to do with the failure. */
export function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? '';
}
