import {
  DRAWING_NAMES,
  type HelpBlock,
  type HelpMark,
  type HelpSection,
  type RichText,
} from '~/content/help/help-article';
import { section } from '~/content/help/help-block-builders';
import { walkMarkdown } from '~/domain/markdown/outline';
import { getText, type MarkdownNode } from '~/domain/markdown/syntax-trees';
import { writeTypographicQuotes } from '~/domain/markdown/write-typographic-quotes';
import { findPictureId, type UploadedPicture } from '~/domain/publishing/uploaded-picture';
import {
  findPictureIssue,
  listSourceIssues,
  parseMarkdown,
  type SourceNode,
  toLineIssue,
} from '../publishing/markdown-issues.server';

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

type Pictures = readonly UploadedPicture[];

/** A drawing of the site or an uploaded picture. `undefined` for an unknown one. */
function toImageBlock({ url = '', alt }: SourceNode, pictures: Pictures): HelpBlock | undefined {
  const drawing = findDrawing(url);
  if (drawing) return { kind: 'drawing', drawing, caption: alt ?? '' };
  const picture = pictures.find(({ id }) => id === findPictureId(url));
  return picture && { kind: 'picture', picture: { id: picture.id, files: picture.files, alt: alt ?? '' } };
}

interface BlockOptions {
  /** The caption of a table. */
  caption: string;
  pictures: Pictures;
}

function toBlocks(node: SourceNode, { caption, pictures }: BlockOptions): HelpBlock[] {
  const { type, children = [] } = node;
  if (type === 'paragraph') {
    const image = onlyChild(node);
    const shown = image?.type === 'image' ? toImageBlock(image, pictures) : undefined;
    if (shown) return [shown];
    return [{ kind: 'paragraph', text: toRichText(node) }];
  }
  if (type === 'blockquote') return children.map((child) => ({ kind: 'note', text: toRichText(child) }));
  if (type === 'table') return [toTable(node, caption)];
  if (type !== 'list') return [];
  const items = children.map((item) => toRichText(item.children?.[0] ?? item));
  return [node.ordered ? { kind: 'steps', steps: items } : { kind: 'list', items }];
}

/** The text of a help article as its sections, with the pictures uploaded to it. What has an issue is left out. */
export function parseHelpMarkdown(source: string, pictures: Pictures = []): HelpSection[] {
  const tree = parseMarkdown(source);
  writeTypographicQuotes()(tree);
  const sections: { title: string; blocks: HelpBlock[] }[] = [];
  tree.children.forEach((node, index, { [index + 1]: next, [index - 1]: last }) => {
    if (node.type === 'heading') sections.push({ title: getText(node), blocks: [] });
    else if (!isCaption(node, next)) {
      const caption = last && isCaption(last, node) ? getText(last) : '';
      sections.at(-1)?.blocks.push(...toBlocks(node, { caption, pictures }));
    }
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

function findImageIssue(node: SourceNode, pictureIds: ReadonlySet<string>): string | undefined {
  const { url = '', alt } = node;
  if (!url.startsWith('drawing:')) return findPictureIssue(node, pictureIds);
  if (!findDrawing(url))
    return `There is no drawing “${url.slice(0, 40)}”. It is one of ${DRAWING_NAMES.join(', ')}.`;
  return alt?.trim() ? undefined : 'A drawing needs a caption between its square brackets.';
}

/** A bare URL or email, which the parser makes a link. Its text is all that a plain text needs. */
const isBareLink = (node: SourceNode) =>
  node.type === 'link' && ['', 'http://', 'mailto:'].some((scheme) => node.url === scheme + getText(node));

const isPlainText = ({ children = [] }: MarkdownNode) =>
  children.every((child) => child.type === 'text' || isBareLink(child));

/** Nodes whose text alone is stored: any markup inside them would be lost. */
const PLAIN_TEXT_ISSUES: Readonly<Record<string, string>> = {
  heading: 'A heading is plain text, without links, code, bold and italics.',
  tableCell: 'A table holds plain text, without links, code, bold and italics.',
  link: 'The words of a link are plain text, without code, bold and italics.',
};

function findListIssue({ type, checked, ordered, start, children = [] }: SourceNode): string | undefined {
  if (type === 'list') return ordered && start !== 1 ? 'Steps begin with 1.' : undefined;
  if (typeof checked === 'boolean') return 'A point of a list has no box to tick.';
  return children.length > 1 || children[0]?.type !== 'paragraph'
    ? 'A point of a list is one paragraph.'
    : undefined;
}

function findHelpIssue(node: SourceNode, pictureIds: ReadonlySet<string>): string | undefined {
  const { type, depth, children = [] } = node;
  if (type === 'heading' && depth !== 2 && depth !== 1) return 'A help article has headings with ## alone.';
  if (!isPlainText(node) && PLAIN_TEXT_ISSUES[type]) return PLAIN_TEXT_ISSUES[type];
  if (type === 'list' || type === 'listItem') return findListIssue(node);
  if (type === 'blockquote' && children.some((child) => child.type !== 'paragraph'))
    return 'A note is made of paragraphs.';
  if (type === 'image') return findImageIssue(node, pictureIds);
  if ((type === 'strong' || type === 'emphasis') && children.some((child) => child.type !== 'text'))
    return 'Words in bold or italics hold no link and no code.';
  return [...BLOCKS, ...INSIDE, 'root'].includes(type) ? undefined : 'A help article cannot show this.';
}

/** R-HELP-3: what a help article cannot show, each with its line. */
export function findHelpIssues(source: string, pictures: Pictures = []): string[] {
  const tree = parseMarkdown(source);
  const { children } = tree;
  const pictureIds = new Set(pictures.map(({ id }) => id));
  const issues = listSourceIssues(tree, (node) => findHelpIssue(node, pictureIds));
  if (children[0]?.type !== 'heading') issues.unshift('The text begins with a heading: ## and its words.');
  children.forEach((node, index) => {
    if (node.type === 'table' && !isCaption(children[index - 1], node))
      issues.push(toLineIssue(node, 'A table needs a caption: a line in **bold** above it.'));
  });
  if (issues.length > 0) return issues;
  const sections = parseHelpMarkdown(source, pictures);
  const shown = sections.flatMap(({ blocks }) =>
    blocks.filter(({ kind }) => kind === 'drawing' || kind === 'picture'),
  );
  const images = [...walkMarkdown(tree)].filter(({ type }) => type === 'image');
  if (images.length > shown.length) return ['A picture or drawing stands in a paragraph of its own.'];
  const ids = new Set(sections.map(({ id }) => id));
  return ids.has('') || ids.size < sections.length ? ['Each heading needs words of its own.'] : [];
}
