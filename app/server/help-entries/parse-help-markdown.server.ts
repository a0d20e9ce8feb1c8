import {
  DRAWING_NAMES,
  type HelpBlock,
  type HelpMark,
  type HelpSection,
  type RichText,
} from '~/content/help/help-article';
import { section } from '~/content/help/help-block-builders';
import { getText, type MarkdownNode } from '~/domain/markdown/markdown-tree';
import { walkMarkdown } from '~/domain/markdown/outline';
import { writeTypographicQuotes } from '~/domain/markdown/write-typographic-quotes';
import { listSourceIssues, parseMarkdown, type SourceNode } from '../publishing/markdown-issues.server';

const DRAWING = /^drawing:([\w-]+)$/;

const findDrawing = (url: string) => DRAWING_NAMES.find((name) => name === DRAWING.exec(url)?.[1]);

type Part = Exclude<RichText, string>[number];

const STYLES: Readonly<Record<string, HelpMark['style']>> = { strong: 'strong', emphasis: 'emphasis' };

function toParts(node: SourceNode): Part[] {
  const { type, value = '', url = '' } = node;
  const style = STYLES[type];
  if (type === 'text') return [value.replace(/\n/g, ' ')];
  if (type === 'link') return [{ text: getText(node), href: url }];
  if (type === 'inlineCode') return [{ text: value, style: 'code' }];
  if (style) return [{ text: getText(node), style }];
  return (node.children ?? []).flatMap(toParts);
}

/** Neighbouring strings become one. A text without links and marks is a string. */
function toRichText(node: MarkdownNode): RichText {
  const parts: Part[] = [];
  for (const part of (node.children ?? []).flatMap(toParts)) {
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  const [only = ''] = parts;
  return parts.length <= 1 && typeof only === 'string' ? only : parts;
}

const onlyChild = ({ children = [] }: MarkdownNode): SourceNode | undefined =>
  children.length === 1 ? children[0] : undefined;

/** A line in bold above a table is its caption. */
const isCaption = (node: MarkdownNode | undefined, next: MarkdownNode | undefined) =>
  next?.type === 'table' && node?.type === 'paragraph' && onlyChild(node)?.type === 'strong';

function toTable(node: MarkdownNode, caption: string): HelpBlock {
  const [head = [], ...rows] = (node.children ?? []).map(({ children = [] }) => children.map(getText));
  return { kind: 'table', caption, head, rows };
}

function toBlocks(node: SourceNode, caption: string): HelpBlock[] {
  const { type, children = [] } = node;
  if (type === 'paragraph') {
    const image = onlyChild(node);
    const drawing = image?.type === 'image' && findDrawing(image.url ?? '');
    if (drawing) return [{ kind: 'drawing', drawing, caption: image.alt ?? '' }];
    return [{ kind: 'paragraph', text: toRichText(node) }];
  }
  if (type === 'blockquote') return children.map((child) => ({ kind: 'note', text: toRichText(child) }));
  if (type === 'table') return [toTable(node, caption)];
  if (type !== 'list') return [];
  const items = children.map((item) => toRichText(item.children?.[0] ?? item));
  return [node.ordered ? { kind: 'steps', steps: items } : { kind: 'list', items }];
}

/** The text of a help article as its sections. What has an issue is left out. */
export function parseHelpMarkdown(source: string): HelpSection[] {
  const tree = parseMarkdown(source);
  writeTypographicQuotes()(tree);
  const sections: { title: string; blocks: HelpBlock[] }[] = [];
  tree.children.forEach((node, index, { [index + 1]: next, [index - 1]: last }) => {
    if (node.type === 'heading') sections.push({ title: getText(node), blocks: [] });
    else if (!isCaption(node, next))
      sections.at(-1)?.blocks.push(...toBlocks(node, last && isCaption(last, node) ? getText(last) : ''));
  });
  return sections.map(({ title, blocks }) => section(title, ...blocks));
}

const BLOCKS = ['heading', 'paragraph', 'list', 'blockquote', 'table'];
const INSIDE = [
  'listItem',
  'tableRow',
  'tableCell',
  'text',
  'link',
  'strong',
  'emphasis',
  'inlineCode',
  'image',
];

function findHelpIssue({ type, depth, url = '', alt, children = [] }: SourceNode): string | undefined {
  if (type === 'heading' && depth !== 2 && depth !== 1) return 'A help article has headings with ## alone.';
  if (type === 'listItem' && (children.length > 1 || children[0]?.type !== 'paragraph'))
    return 'A point of a list is one paragraph.';
  if (type === 'blockquote' && children.some((child) => child.type !== 'paragraph'))
    return 'A note is made of paragraphs.';
  if (type === 'image') {
    if (!findDrawing(url))
      return `There is no drawing “${url.slice(0, 40)}”. It is one of ${DRAWING_NAMES.join(', ')}.`;
    return alt?.trim() ? undefined : 'A drawing needs a caption between its square brackets.';
  }
  if ((type === 'strong' || type === 'emphasis') && children.some((child) => child.type !== 'text'))
    return 'Words in bold or italics hold no link and no code.';
  return [...BLOCKS, ...INSIDE, 'root'].includes(type) ? undefined : 'A help article cannot show this.';
}

/** R-HELP-3: what a help article cannot show, each with its line. */
export function findHelpIssues(source: string): string[] {
  const tree = parseMarkdown(source);
  const { children } = tree;
  const issues = listSourceIssues(tree, findHelpIssue);
  if (children[0]?.type !== 'heading') issues.unshift('The text begins with a heading: ## and its words.');
  children.forEach((node, index) => {
    if (node.type === 'table' && !isCaption(children[index - 1], node))
      issues.push('A table needs a caption: a line in **bold** above it.');
  });
  if (issues.length > 0) return issues;
  const sections = parseHelpMarkdown(source);
  const drawings = sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'drawing'));
  const images = [...walkMarkdown(tree)].filter(({ type }) => type === 'image');
  if (images.length > drawings.length) return ['A drawing stands in a paragraph of its own.'];
  const ids = new Set(sections.map(({ id }) => id));
  return ids.has('') || ids.size < sections.length ? ['Each heading needs words of its own.'] : [];
}
