import type { ErrorCode, ErrorMessage, InProduction, MessagePart } from './types.ts';

const single: Readonly<Record<InProduction, string>> = {
  code: 'The code alone, without the text',
  details: 'The code and the names from the message, without its text',
  message: 'The same message',
  nothing: 'Nothing: the check runs in development only',
};

const mixed: Readonly<Record<InProduction, string>> = {
  code: 'the code alone',
  details: 'the code and the names from the message',
  message: 'the same message',
  nothing: 'nothing, where the check runs in development only',
};

/** What production builds print of an error, for readers; nothing for a code that no package reports, and for those of the compiler. */
export function inProduction({ production = [] }: Pick<ErrorCode, 'production'>): string {
  const [first, ...others] = production;
  if (!first) return '';
  if (others.length === 0) return single[first];
  return `Varies: ${production.map((kind) => mixed[kind]).join(', or ')}`;
}

/** Whether a code is only declared: it has a name, and no published package prints it. */
export function isOnlyDeclared({ production, messages }: ErrorCode): boolean {
  return production?.length === 0 && messages.length === 0;
}

/** Whether a message is one of those that production never prints, while it prints others with the same code. */
export function isForDevelopment(
  { production }: ErrorMessage,
  all: Pick<ErrorCode, 'production'>,
): boolean {
  const isNever = production?.every((kind) => kind === 'nothing') ?? false;
  return isNever && (all.production?.length ?? 0) > 1;
}

/** Whether a message has something that is filled in when it is printed. */
export function hasPlaceholder({ parts }: Pick<ErrorMessage, 'parts'>): boolean {
  const isFilled = (part: MessagePart): boolean =>
    typeof part !== 'string' && ('filled' in part || part.optional.some(isFilled));
  return parts.some(isFilled);
}
