import ts from 'typescript';

const { SyntaxKind } = ts;

/** What the compiler reads in a comment: the parts of the standard library that a file refers to. */
const REFERENCES = /^\/\/\/\s*<reference[^\n]*\n/gm;

/** Kinds of tokens that say nothing to the compiler, with what takes their place. */
const TRIVIA: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [SyntaxKind.SingleLineCommentTrivia]: '',
  [SyntaxKind.MultiLineCommentTrivia]: ' ',
  [SyntaxKind.WhitespaceTrivia]: ' ',
  [SyntaxKind.NewLineTrivia]: '\n',
};

function parse(text: string): ts.SourceFile & { readonly parseDiagnostics?: readonly unknown[] } {
  return ts.createSourceFile('file.d.ts', text, ts.ScriptTarget.ES2022);
}

function countNodes(node: ts.Node): number {
  let count = 1;
  ts.forEachChild(node, (child) => {
    count += countNodes(child);
  });
  return count;
}

function isSameCode(before: string, after: string): boolean {
  const parsed = parse(after);
  return !parsed.parseDiagnostics?.length && countNodes(parsed) === countNodes(parse(before));
}

/** The tokens of a file, comments and white space included. */
function* tokensOf(text: string): Generator<{ kind: ts.SyntaxKind; text: string }> {
  const scanner = ts.createScanner(
    ts.ScriptTarget.ES2022,
    false,
    ts.LanguageVariant.Standard,
    text,
  );
  // Braces that are open in each template literal type: its text goes on after the brace that closes the last of them.
  const open: number[] = [];
  for (let kind = scanner.scan(); kind !== SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const braces = open.at(-1);
    if (kind === SyntaxKind.CloseBraceToken && braces === 0) {
      kind = scanner.reScanTemplateToken(false);
      if (kind === SyntaxKind.TemplateTail) open.pop();
    } else if (kind === SyntaxKind.TemplateHead) open.push(0);
    else if (braces !== undefined && kind === SyntaxKind.OpenBraceToken)
      open.push((open.pop() ?? 0) + 1);
    else if (braces !== undefined && kind === SyntaxKind.CloseBraceToken)
      open.push((open.pop() ?? 0) - 1);
    yield { kind, text: scanner.getTokenText() };
  }
}

function withoutTrivia(text: string): string {
  let stripped = '';
  // White space before the next token, of which a line break may end a statement.
  let space = '';
  for (const token of tokensOf(text)) {
    const trivia = TRIVIA[token.kind];
    if (trivia === undefined) {
      stripped += stripped === '' ? token.text : space + token.text;
      space = '';
    } else if (trivia === '\n' || space === '') space = trivia;
  }
  return `${stripped}\n`;
}

/** Typings without comments and needless white space, which is what a compiler reads of them. */
export function stripComments(text: string): string {
  const references = text.match(REFERENCES)?.join('') ?? '';
  const stripped = references + withoutTrivia(text);
  // Rather a larger file than a wrong one.
  return isSameCode(text, stripped) ? stripped : text;
}
