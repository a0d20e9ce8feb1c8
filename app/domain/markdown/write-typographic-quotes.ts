import type { MarkdownNode } from './syntax-trees.ts';

/** Straight quotes as a keyboard writes them become the ones that a printer sets. The length stays the same. */
export const toTypographicQuotes = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{N}.,])'/gu, '’')
    .replace(/(^|[\s([—–])"(?=\S)(?![\s.,;:!?)]|$)/gu, '$1“')
    .replace(/"/g, '”');

/** Nodes inside a line: their text continues the text around them. */
const INLINE = new Set(['strong', 'emphasis', 'delete', 'link', 'linkReference', 'mdxJsxTextElement']);

/** Stands for code and pictures, which keep their text. A quote beside them is beside a word. */
const WORD = 'x';

interface Piece {
  text: string;
  /** Where the text is written. Absent for what keeps its text. */
  node?: MarkdownNode;
}

/** The pieces of a line in their order. A block inside has lines of its own. */
function listPieces(node: MarkdownNode): Piece[] {
  return (node.children ?? []).flatMap((child): Piece[] => {
    if (child.type === 'text') return [{ text: child.value ?? '', node: child }];
    if (INLINE.has(child.type)) return listPieces(child);
    if (child.children) writeQuotes(child);
    return [{ text: child.type === 'break' ? '\n' : WORD }];
  });
}

/** A quote at the end of a text node opens or closes by what follows in the next node, so that a line is read as a whole. */
function writeQuotes(node: MarkdownNode): void {
  const pieces = listPieces(node);
  const line = toTypographicQuotes(pieces.map(({ text }) => text).join(''));
  let start = 0;
  for (const { text, node: textNode } of pieces) {
    if (textNode) textNode.value = line.slice(start, start + text.length);
    start += text.length;
  }
}

/** Sets the quotes of a tree. Code stays as it is. */
export const writeTypographicQuotes = () => writeQuotes;
