import ts from 'typescript';

/** Longest name that helps more than it disturbs. */
const maxLength = 40;

/**
 * What stands in braces for an expression that is only known at run time: the name that the framework's own code gives it. `stringify(token)` and
 * `this.token` are both `token`; `decl.node.name.text` is `name`.
 */
export function nameForPlaceholder(expression: ts.Expression): string {
  const name = nameOf(expression);
  return name && name.length <= maxLength ? name : '…';
}

/** Last names that say nothing without the one before them. */
const vague = new Set([
  'length',
  'text',
  'value',
  'name',
  'type',
  'node',
  'constructor',
  'instance',
]);

function nameOf(node: ts.Expression): string | undefined {
  if (ts.isParenthesizedExpression(node)) return nameOf(node.expression);
  if (ts.isIdentifier(node)) return node.text.replace(/^_+|\$?\d+$/g, '');
  if (ts.isPropertyAccessExpression(node)) return nameOfProperty(node);
  if (ts.isElementAccessExpression(node)) return nameOf(node.expression);
  if (ts.isTypeOfExpression(node)) return `type of ${nameOf(node.expression)}`;
  if (ts.isCallExpression(node)) return nameOfCall(node);
  if (ts.isBinaryExpression(node) || ts.isConditionalExpression(node)) return nameOfChoice(node);
  return undefined;
}

function nameOfProperty({ name, expression }: ts.PropertyAccessExpression): string | undefined {
  const own = name.text.replace(/^_+/, '');
  if (expression.kind === ts.SyntaxKind.ThisKeyword || !vague.has(own)) return own;
  const owner = nameOf(expression);
  if (!owner) return own;
  if (own === 'length') return `number of ${owner}`;
  return owner;
}

/** A call that turns something into text is that something. */
function nameOfCall({ expression, arguments: given }: ts.CallExpression): string | undefined {
  const [first] = given;
  if (first && /^_?getTypeName/.test(expression.getText())) return `type of ${nameOf(first)}`;
  const isMethod = ts.isPropertyAccessExpression(expression);
  if (isMethod && expression.expression.getText() !== 'JSON' && nameOf(expression.expression)) {
    return nameOf(expression.expression);
  }
  return first ? nameOf(first) : undefined;
}

function nameOfChoice(node: ts.BinaryExpression | ts.ConditionalExpression): string | undefined {
  const [first, second] = ts.isBinaryExpression(node)
    ? [node.left, node.right]
    : [node.whenTrue, node.whenFalse];
  return nameOf(first) ?? nameOf(second);
}
