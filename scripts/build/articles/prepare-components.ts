import type { MarkdownNode, MarkdownParent } from '../../../app/domain/markdown/syntax-trees.ts';
import { type ExpressionNode, readLiteral } from './read-literal.ts';

/** An attribute of a component: `name="text"` or `name={expression}`. */
interface ComponentAttribute {
  type: string;
  name?: string;
  value?: string | null | { data?: { estree?: { body: [{ type: string; expression?: ExpressionNode }] } } };
}

interface ArticleNode extends MarkdownNode {
  children?: ArticleNode[];
  attributes?: ComponentAttribute[];
  position?: { start: { line: number } } | undefined;
}

const CODE = ['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'];

const isComponent = ({ type }: ArticleNode) => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';
/** `--- | ---` is under the head of a table. */
const hasTableWithoutBars = ({ type, children = [] }: ArticleNode) =>
  type === 'paragraph' && children.some(({ value = '' }) => /^:?-+:? *\|/m.test(value));
const isBlank = ({ type, value }: ArticleNode) => type === 'text' && value?.trim() === '';

/** `<Plate /> <Plate />` on a line of its own is a paragraph for the parser. MDX takes the components out of it, and so does this. */
const isParagraphOfComponents = ({ type, children = [] }: ArticleNode) =>
  type === 'paragraph' &&
  children.some(isComponent) &&
  children.every((child) => isComponent(child) || isBlank(child));

const unwrap = (node: ArticleNode): ArticleNode[] =>
  isParagraphOfComponents(node)
    ? (node.children ?? [])
        .filter((child) => !isBlank(child))
        .map((child) => ({ ...child, type: 'mdxJsxFlowElement' }))
    : [node];

/** The attribute with its value in place of the expression. It has the shape that hast-util-to-jsx-runtime evaluates. */
function toValue(attribute: ComponentAttribute): ComponentAttribute {
  const { type, name, value } = attribute;
  if (type !== 'mdxJsxAttribute') throw new Error('{...} is not an attribute of an article');
  if (typeof value !== 'object' || value === null) return { type, name, value };
  const expression = { type: 'Literal', value: readLiteral(value.data?.estree?.body[0].expression) };
  return { type, name, value: { data: { estree: { body: [{ type: 'ExpressionStatement', expression }] } } } };
}

function prepareNode(node: ArticleNode): void {
  if (CODE.includes(node.type)) throw new Error(`${node.value} is code, which an article cannot have`);
  if (hasTableWithoutBars(node)) throw new Error('A row of a table begins with |');
  if (node.attributes) node.attributes = node.attributes.map(toValue);
  if (node.children?.some(isParagraphOfComponents)) node.children = node.children.flatMap(unwrap);
}

/** Evaluates the attributes of components, and refuses other JavaScript with its line. Removes the positions of nodes in the source. */
export const prepareComponents = () => (tree: MarkdownParent) => {
  const prepare = (node: ArticleNode): void => {
    try {
      prepareNode(node);
    } catch (error) {
      throw new Error(`Line ${node.position?.start.line}: ${(error as Error).message}.`, { cause: error });
    }
    node.position = undefined;
    for (const child of node.children ?? []) prepare(child);
  };
  prepare(tree as ArticleNode);
};
