import type { HtmlNode } from './html-tree.ts';

const ALIGN_CLASSES: Readonly<Record<string, string>> = { right: 'text-end', center: 'text-center' };

function prepare(node: HtmlNode): void {
  const { tagName, properties, children = [] } = node;
  if (properties && (tagName === 'th' || tagName === 'td')) {
    const alignClass = ALIGN_CLASSES[String(properties.align)];
    delete properties.align;
    if (alignClass) properties.className = [alignClass];
    // The corner of a table is no header.
    if (children.length === 0) node.tagName = 'td';
  }
  for (const child of children) prepare(child);
}

/** Aligns the cells of tables by classes: the content security policy blocks the inline styles of MDX. */
export const prepareTables = () => prepare;
