import type { MarkdownNode } from './markdown-tree.ts';

/** Straight quotes as a keyboard writes them become the ones that a printer sets. Code stays as it is. */
export const toTypographicQuotes = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{N}.,])'/gu, '’')
    .replace(/(^|[\s([—–])"(?=\S)(?![\s.,;:!?)]|$)/gu, '$1“')
    .replace(/"/g, '”');

function writeQuotes(node: MarkdownNode): void {
  if (node.type === 'text' && node.value !== undefined) node.value = toTypographicQuotes(node.value);
  for (const child of node.children ?? []) writeQuotes(child);
}

export const writeTypographicQuotes = () => writeQuotes;
