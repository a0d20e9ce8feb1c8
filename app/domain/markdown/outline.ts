import { getText, type MarkdownNode } from './syntax-trees.ts';

export interface OutlineEntry {
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

export function* walkMarkdown(node: MarkdownNode): Generator<MarkdownNode> {
  yield node;
  for (const child of node.children ?? []) yield* walkMarkdown(child);
}

const UNREAD = ['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'];

export const countWords = (node: MarkdownNode): number =>
  UNREAD.includes(node.type)
    ? 0
    : (node.value?.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0) +
      (node.children ?? []).reduce((sum, child) => sum + countWords(child), 0);

/**
 * Gives every heading an id and returns the headings of the second level. Throws when the text has a heading of the first
 * level or two headings with the same id.
 */
export function readOutline(tree: MarkdownNode): OutlineEntry[] {
  const ids = new Set<string>();
  const outline: OutlineEntry[] = [];
  for (const node of walkMarkdown(tree)) {
    if (node.type !== 'heading') continue;
    const text = getText(node);
    const id = toAnchor(text);
    if (node.depth === 1) throw new Error(`"${text}": the title has its own place, headings begin at ##.`);
    if (ids.has(id)) throw new Error(`"${text}": two headings have the same id.`);
    ids.add(id);
    node.data = { ...node.data, hProperties: { id } };
    if (node.depth === 2) outline.push({ id, text });
  }
  return outline;
}
