/** A node of the syntax tree of JavaScript (ESTree), as far as literals need it. */
export interface ExpressionNode {
  type: string;
  value?: unknown;
  name?: string;
  operator?: string;
  argument?: ExpressionNode;
  elements?: readonly (ExpressionNode | null)[];
  properties?: readonly { type: string; computed?: boolean; key?: ExpressionNode; value?: ExpressionNode }[];
}

const readKey = (key: ExpressionNode): string =>
  key.type === 'Identifier' ? String(key.name) : String(readLiteral(key));

/** The value of an expression that consists of literals. Throws for any other: an article is data, not a program. */
export function readLiteral(expression: ExpressionNode | null | undefined): unknown {
  const { type, value, operator, argument, elements, properties } = expression ?? { type: 'nothing' };
  if (type === 'Literal') return value;
  if (type === 'UnaryExpression' && operator === '-') return -Number(readLiteral(argument));
  if (type === 'ArrayExpression') return elements?.map(readLiteral);
  if (type === 'ObjectExpression')
    return Object.fromEntries(
      (properties ?? []).map((property) => {
        if (!property.key || property.computed) throw new Error(`${property.type} is not a literal`);
        return [readKey(property.key), readLiteral(property.value)];
      }),
    );
  throw new Error(`${type} is not a literal`);
}
