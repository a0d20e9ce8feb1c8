import type { MarkdownNode, MarkdownParent } from './markdown-tree.ts';

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
