import type { HtmlNode, MarkdownNode, MarkdownParent } from './syntax-trees.ts';

/** Options of remark-rehype: how the footnotes of an article become HTML. */
export const NOTES_OPTIONS = {
  clobberPrefix: 'note-',
  footnoteLabel: 'Notes',
  footnoteBackContent: 'Back',
  footnoteLabelProperties: { className: ['article-notes-title'] },
  footnoteBackLabel: (reference: number, repeat: number) =>
    `Back to the text at note ${reference + 1}${repeat > 1 ? `, mention ${repeat}` : ''}`,
};

const isSectionHeading = ({ type, depth }: MarkdownNode) => type === 'heading' && depth === 2;

/** Footnotes stay outside: remark-rehype collects them at the end of the article. */
const isInSection = ({ type }: MarkdownNode) =>
  !['yaml', 'mdxjsEsm', 'footnoteDefinition', 'definition'].includes(type);

/** Puts each heading of the second level and what follows it into a section. The text before is the first section. */
export const wrapSections = () => (tree: MarkdownParent) => {
  const sections: MarkdownParent[] = [];
  for (const node of tree.children.filter(isInSection)) {
    if (sections.length === 0 || isSectionHeading(node))
      sections.push({ type: 'section', children: [], data: { hName: 'section' } });
    sections.at(-1)?.children.push(node);
  }
  tree.children = [...tree.children.filter((node) => !isInSection(node)), ...sections];
};

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
