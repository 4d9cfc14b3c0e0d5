import type { ApiMember } from '../../../../reference/index.ts';
import type { Line } from './lines.ts';
import { shorten } from './shorten.ts';
import { signatureText } from './signature.ts';

/** The line of a member in the declaration of its class or interface. Overloads share one. */
export function memberLine(member: ApiMember, target: string | undefined): Line {
  const head = `  ${decoratorOf(member)}${modifiersOf(member)}`;
  const text = head + bodyOf(member);
  const deprecated = isDeprecated(member);
  return {
    text: shorten(text) + overloadNote(member),
    name: member.name,
    from: head.length,
    target,
    deprecated,
  };
}

/** Whether nothing of a member should be used any more. */
export function isDeprecated({ deprecated, signatures = [] }: ApiMember): boolean {
  if (deprecated) return true;
  return signatures.length > 0 && signatures.every((signature) => signature.deprecated);
}

function bodyOf(member: ApiMember): string {
  const { kind, name, type = 'unknown', signatures = [], optional, value } = member;
  if (kind === 'enumItem') return value === undefined ? `${name},` : `${name} = ${value},`;
  const [first] = signatures;
  if (first) {
    const called = kind === 'call' ? '' : kind === 'construct' ? 'new ' : name;
    return `${called}${optional ? '?' : ''}${signatureText(first)};`;
  }
  return `${name}${optional ? '?' : ''}: ${type};`;
}

function overloadNote({ signatures = [] }: ApiMember): string {
  const others = signatures.length - 1;
  if (others < 1) return '';
  return ` // +${others} ${others === 1 ? 'overload' : 'overloads'}`;
}

function modifiersOf(member: ApiMember): string {
  const { static: isStatic, abstract, protected: isProtected, readonly, kind } = member;
  const words = [
    isProtected && 'protected',
    isStatic && 'static',
    abstract && 'abstract',
    (readonly || kind === 'getter') && 'readonly',
  ];
  return words
    .filter(Boolean)
    .map((word) => `${word} `)
    .join('');
}

/** Inputs and outputs have their decorator, with what differs from the name. */
function decoratorOf({ name, input, output }: ApiMember): string {
  if (input) {
    const alias = input.alias && input.alias !== name ? `alias: '${input.alias}'` : '';
    const options = [alias, input.required ? 'required: true' : ''].filter(Boolean).join(', ');
    return `@Input(${options && `{ ${options} }`}) `;
  }
  if (output)
    return `@Output(${output.alias && output.alias !== name ? `'${output.alias}'` : ''}) `;
  return '';
}
