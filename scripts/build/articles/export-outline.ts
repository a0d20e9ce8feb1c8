import { getText, type MarkdownNode, type MarkdownParent } from './markdown-tree.ts';

interface OutlineEntry {
  id: string;
  text: string;
}

/** "The price of a retry" becomes `the-price-of-a-retry`. */
const toAnchor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

function* walk(node: MarkdownNode): Generator<MarkdownNode> {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

const UNREAD = ['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'];

const countWords = (node: MarkdownNode): number =>
  UNREAD.includes(node.type)
    ? 0
    : (node.value?.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0) +
      (node.children ?? []).reduce((sum, child) => sum + countWords(child), 0);

/** `export const name = JSON.parse(…)` */
function createExport(name: string, value: unknown): MarkdownNode {
  const call = {
    type: 'CallExpression',
    callee: {
      type: 'MemberExpression',
      object: { type: 'Identifier', name: 'JSON' },
      property: { type: 'Identifier', name: 'parse' },
      computed: false,
      optional: false,
    },
    arguments: [{ type: 'Literal', value: JSON.stringify(value) }],
    optional: false,
  };
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init: call }],
  };
  const statement = {
    type: 'ExportNamedDeclaration',
    declaration,
    specifiers: [],
    attributes: [],
    source: null,
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: { type: 'Program', sourceType: 'module', body: [statement], comments: [] } },
  };
}

/**
 * Gives every heading an id, and exports `outline` (the headings of the second level) and `wordCount`. A text that
 * begins with a heading of the first level or repeats a heading fails the build.
 */
export const exportOutline = () => (tree: MarkdownParent) => {
  const ids = new Set<string>();
  const outline: OutlineEntry[] = [];
  for (const node of walk(tree)) {
    if (node.type !== 'heading') continue;
    const text = getText(node);
    const id = toAnchor(text);
    if (node.depth === 1)
      throw new Error(`"${text}": the title is in the frontmatter, headings begin at ##.`);
    if (ids.has(id)) throw new Error(`"${text}": two headings have the same id.`);
    ids.add(id);
    node.data = { ...node.data, hProperties: { id } };
    if (node.depth === 2) outline.push({ id, text });
  }
  tree.children.push(createExport('outline', outline), createExport('wordCount', countWords(tree)));
};
