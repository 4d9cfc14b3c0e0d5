const declaration =
  /\b(?:class|interface|enum|function|const|let|var|type|namespace)\s+([\p{L}_$][\p{L}\p{Nd}_$]*)/gu;

/** A member of a class at the start of its line, with its modifiers: a field, or a method with its body. */
const member =
  /^[ \t]+(?:(?:public|private|protected|readonly|static|async|override|declare|get|set)\s+)*([\p{L}_$][\p{L}\p{Nd}_$]*)(?:[ \t]*[?!]?:[^\n]*;$|[ \t]*=[^=>][^\n]*|[ \t]*(?:<[^>\n]*>)?\((?:[^()\n]|\([^()\n]*\))*\)(?::[^=;\n]*)?[ \t]*\{$)/gmu;

/** What a line begins with that looks like a method. */
const statements = new Set(['if', 'for', 'while', 'switch', 'catch', 'return']);

/** Functions of `window.ng` are symbols. */
const memberUse = /(?<!\bng)(?<=[\w$)\]])\??\.([\p{L}_$][\p{L}\p{Nd}_$]*)/gu;

/** Names that code declares at the top or in a function. */
export function declaredNames(code: string): string[] {
  return [...code.matchAll(declaration)].map(([, name = '']) => name);
}

/** Names of the members that classes in code declare. */
export function memberNames(code: string): string[] {
  return [...code.matchAll(member)]
    .map(([, name = '']) => name)
    .filter((name) => !statements.has(name));
}

/** Names that code reads as members of something: `createComponent` of `TestBed.createComponent()`. */
export function usedMembers(code: string): string[] {
  return [...code.matchAll(memberUse)].map(([, name = '']) => name);
}
