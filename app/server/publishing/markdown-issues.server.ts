import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readOutline, walkMarkdown } from '~/domain/markdown/outline';
import type { MarkdownNode, MarkdownParent } from '~/domain/markdown/syntax-trees';
import { findPictureId } from '~/domain/publishing/uploaded-picture';

const parser = unified().use(remarkParse).use(remarkGfm);

export const parseMarkdown = (source: string): MarkdownParent => parser.parse(source) as MarkdownParent;

export interface SourceNode extends MarkdownNode {
  url?: string;
  ordered?: boolean | null;
  /** The number of the first item of an ordered list. */
  start?: number | null;
  /** Of an item of a task list. */
  checked?: boolean | null;
  position?: { start: { line: number } };
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const LINK = /^(?:https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+$|\/(?!\/)|#)/i;
const isLinkNode = ({ type }: MarkdownNode) => ['link', 'definition'].includes(type);

/** R-ARTICLE-3: why no text can show a node, as a sentence. */
function findNodeIssue(node: SourceNode): string | undefined {
  const { type, url = '' } = node;
  if (type === 'html') return 'HTML is not shown. Write Markdown, or put code between backticks.';
  if (isLinkNode(node) && !LINK.test(url))
    return SCHEME.test(url) || url.startsWith('//')
      ? `Links to “${url.slice(0, 40)}” are not allowed.`
      : `The link “${url.slice(0, 40)}” needs https:// or a path that begins with a slash.`;
  return type === 'imageReference' ? 'Write the address of a picture in the picture itself.' : undefined;
}

/** R-ARTICLE-3: why a text cannot show a picture, as a sentence. `pictureIds` are those uploaded to it. */
export function findPictureIssue(
  { url = '', alt }: SourceNode,
  pictureIds: ReadonlySet<string>,
): string | undefined {
  if (!pictureIds.has(findPictureId(url) ?? ''))
    return 'A picture must be one of those uploaded to this article.';
  return alt?.trim() ? undefined : 'A picture needs a text between its square brackets.';
}

export const toLineIssue = ({ position }: SourceNode, issue: string): string =>
  `Line ${position?.start.line ?? 1}: ${issue}`;

const MAX_ISSUES = 8;

/** R-ARTICLE-3: what is wrong with a text. `findOwnIssue` adds what one kind of text cannot show. */
export function listSourceIssues(
  tree: MarkdownParent,
  findOwnIssue: (node: SourceNode) => string | undefined,
): string[] {
  const issues = [...walkMarkdown(tree)].flatMap((node) => {
    const issue = findNodeIssue(node) ?? findOwnIssue(node);
    return issue ? [toLineIssue(node, issue)] : [];
  });
  try {
    readOutline(tree);
  } catch (error) {
    if (error instanceof Error) issues.push(error.message);
  }
  return issues.slice(0, MAX_ISSUES);
}
