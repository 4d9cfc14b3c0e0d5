import ts from 'typescript';

/** Where the value of a name comes from, as far as one file shows it. */
export interface Binding {
  /** What the name is given first. */
  readonly initial: ts.Expression | undefined;
  /** What it is given later: `name = …`. */
  readonly assigned: readonly ts.Expression[];
  /** What is added later: `name += …`, `name.push(…)`. */
  readonly appended: readonly ts.Expression[];
  /** Statements in which a local variable lives, those of its declaration among them. */
  readonly statements?: readonly ts.Statement[];
  /** Function whose parameter it is, and which one. */
  readonly parameter?: { readonly of: ts.SignatureDeclaration; readonly index: number };
}

/** Looks up the variable or parameter that a name means at its place. */
export function bindingOf(name: ts.Identifier): Binding | undefined {
  for (let node: ts.Node = name.parent; node; node = node.parent) {
    if (ts.isFunctionLike(node)) {
      const index = node.parameters.findIndex(({ name: own }) => own.getText() === name.text);
      if (index >= 0) {
        return {
          initial: undefined,
          assigned: [],
          appended: [],
          parameter: { of: node, index },
        };
      }
    }
    const variable = variableIn(node, name.text);
    if (variable) {
      const statements = ts.isBlock(node) || ts.isCaseClause(node) ? node.statements : undefined;
      return {
        initial: variable.initializer,
        ...(statements && { statements }),
        ...changes(node, name.text),
      };
    }
    if (ts.isSourceFile(node)) break;
  }
  return undefined;
}

/** Function of a file by its name. */
export function functionNamed(
  file: ts.SourceFile,
  name: string,
): ts.FunctionDeclaration | undefined {
  return indexOf(file).functions.get(name);
}

/** Calls in a file of the function or method with a name. */
export function callsOf(file: ts.SourceFile, name: string): readonly ts.CallExpression[] {
  return indexOf(file).calls.get(name) ?? [];
}

/** Every use of a name in a file, declarations among them. */
export function identifiersOf(file: ts.SourceFile, name: string): readonly ts.Identifier[] {
  return indexOf(file).identifiers.get(name) ?? [];
}

/** Name under which a function or method is called. */
export function nameOfFunction(node: ts.SignatureDeclaration): string | undefined {
  return node.name && ts.isIdentifier(node.name) ? node.name.text : undefined;
}

/** The last name of what a call calls: `makeDiagnostic`, `push`. */
export function calleeOf(call: ts.CallExpression | ts.NewExpression): string {
  const { expression } = call;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : '';
}

/** Every node below one, depth first. */
export function* below(node: ts.Node): Generator<ts.Node> {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) {
    yield child;
    yield* below(child);
  }
}

/** Function that a node is in, or its file. */
export function containerOf(node: ts.Node): ts.Node {
  let container = node.parent;
  while (!ts.isFunctionLike(container) && !ts.isSourceFile(container)) container = container.parent;
  return container;
}

function variableIn(node: ts.Node, name: string): ts.VariableDeclaration | undefined {
  const statements = ts.isBlock(node) || ts.isSourceFile(node) || ts.isCaseClause(node);
  for (const statement of statements ? node.statements : []) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
    );
    if (found) return found;
  }
  return undefined;
}

function changes(scope: ts.Node, name: string): Pick<Binding, 'assigned' | 'appended'> {
  const assigned: ts.Expression[] = [];
  const appended: ts.Expression[] = [];
  // Top-level constants are not changed, and a whole bundle takes long to search.
  for (const node of ts.isSourceFile(scope) ? [] : below(scope)) {
    if (ts.isBinaryExpression(node) && node.left.getText() === name) {
      if (node.operatorToken.kind === ts.SyntaxKind.EqualsToken) assigned.push(node.right);
      if (node.operatorToken.kind === ts.SyntaxKind.PlusEqualsToken) appended.push(node.right);
    }
    if (ts.isCallExpression(node) && node.expression.getText() === `${name}.push`) {
      appended.push(...node.arguments);
    }
  }
  return { assigned, appended };
}

interface FileIndex {
  readonly functions: ReadonlyMap<string, ts.FunctionDeclaration>;
  readonly calls: ReadonlyMap<string, readonly ts.CallExpression[]>;
  readonly identifiers: ReadonlyMap<string, readonly ts.Identifier[]>;
}

const indexes = new WeakMap<ts.SourceFile, FileIndex>();

function indexOf(file: ts.SourceFile): FileIndex {
  const found = indexes.get(file);
  if (found) return found;
  const nodes = [...below(file)];
  const functions = nodes.filter(ts.isFunctionDeclaration);
  const index = {
    functions: new Map(functions.flatMap((node) => (node.name ? [[node.name.text, node]] : []))),
    calls: Map.groupBy(nodes.filter(ts.isCallExpression), calleeOf),
    identifiers: Map.groupBy(nodes.filter(ts.isIdentifier), ({ text }) => text),
  };
  indexes.set(file, index);
  return index;
}
