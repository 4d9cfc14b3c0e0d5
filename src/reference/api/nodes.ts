import ts from 'typescript';

/** A member of a class or of an interface. */
export type MemberNode = ts.ClassElement | ts.TypeElement;

/** Where the doc comment of a declaration stands: of a variable before its statement. */
export function commented(node: ts.Node): ts.Node {
  return ts.isVariableDeclaration(node) ? node.parent.parent : node;
}

/** The doc comment of a declaration with its delimiters: of several the last one. */
export function docCommentText(node: ts.Node): string | undefined {
  const owner = commented(node);
  const { text } = owner.getSourceFile();
  const [full, start] = [owner.getFullStart(), owner.getStart()];
  // What stands on the line of the token before belongs to that token, unless the declaration starts on this line too.
  const onSameLine = text.slice(full, start).includes('\n')
    ? []
    : (ts.getTrailingCommentRanges(text, full) ?? []);
  return [...onSameLine, ...(ts.getLeadingCommentRanges(text, full) ?? [])]
    .map(({ pos, end }) => text.slice(pos, end))
    .findLast((comment) => comment.startsWith('/**') && comment !== '/**/');
}

/** A name without the suffix by which the bundler told apart equal names: `Component$1`. */
export function withoutSuffix(name: string): string {
  return name.replace(/\$\d+$/, '');
}

/** Whether a declaration has a modifier such as `abstract`. */
export function hasModifier(node: ts.Node, kind: ts.ModifierSyntaxKind): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind)
  );
}

/** Text of a node on one line, without comments. */
export function onOneLine(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The symbol that a name stands for after all imports and exports under other names. */
export function resolved(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** First and last line of a node, from 1, without its comment. */
export function linesOf(node: ts.Node): { first: number; last: number } {
  const file = node.getSourceFile();
  const line = (position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;
  return { first: line(node.getStart()), last: line(node.getEnd()) };
}
