import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { HtmlNode } from '~/domain/markdown/html-tree';
import { getText, type MarkdownNode, type MarkdownParent } from '~/domain/markdown/markdown-tree';
import { countWords, type OutlineEntry, readOutline, walkMarkdown } from '~/domain/markdown/outline';
import { prepareTables } from '~/domain/markdown/prepare-tables';
import { wrapSections } from '~/domain/markdown/wrap-sections';
import { writeTypographicQuotes } from '~/domain/markdown/write-typographic-quotes';
import { NOTES_OPTIONS } from './notes-options.server';
import { setUpCode, setUpPictures, UPLOADED_PICTURE, type UploadedPicture } from './prepare-html.server';

const parser = unified().use(remarkParse).use(remarkGfm);

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const LINK = /^(?:https?:\/\/[^\s/]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+$|\/(?!\/)|#)/i;

const isLinkNode = ({ type }: MarkdownNode) => ['link', 'definition'].includes(type);

interface AnyNode extends MarkdownNode {
  url?: string;
  alt?: string | null;
  position?: { start: { line: number } };
}

/** Why a node cannot be shown, as a sentence. */
function findNodeIssue(node: AnyNode, pictureIds: ReadonlySet<string>): string | undefined {
  const { type, url = '', alt } = node;
  if (type === 'html') return 'HTML is not shown. Write Markdown, or put code between backticks.';
  if (isLinkNode(node) && !LINK.test(url))
    return SCHEME.test(url) || url.startsWith('//')
      ? `Links to “${url.slice(0, 40)}” are not allowed.`
      : `The link “${url.slice(0, 40)}” needs https:// or a path that begins with a slash.`;
  if (type === 'imageReference') return 'Write the address of a picture in the picture itself.';
  if (type !== 'image') return undefined;
  const [, id] = UPLOADED_PICTURE.exec(url) ?? [];
  if (!id || !pictureIds.has(id)) return 'A picture must be one of those uploaded to this article.';
  return alt?.trim() ? undefined : 'A picture needs a text between its square brackets.';
}

const MAX_ISSUES = 8;

/** R-ARTICLE-3: what is wrong with a text: HTML, links that browsers would run, unknown pictures, repeated headings. */
export function findSourceIssues(source: string, pictureIds: ReadonlySet<string>): string[] {
  const tree = parser.parse(source) as MarkdownParent;
  const issues: string[] = [];
  for (const node of walkMarkdown(tree)) {
    const issue = findNodeIssue(node, pictureIds);
    if (issue) issues.push(`Line ${(node as AnyNode).position?.start.line ?? 1}: ${issue}`);
  }
  try {
    readOutline(tree);
  } catch (error) {
    if (error instanceof Error) issues.push(error.message);
  }
  return issues.slice(0, MAX_ISSUES);
}

export interface ArticleFacts {
  outline: OutlineEntry[];
  wordCount: number;
  plainText: string;
}

/** Headings, words and text without markup. The source has no issues. */
export function readFacts(source: string): ArticleFacts {
  const tree = parser.parse(source) as MarkdownParent;
  writeTypographicQuotes()(tree);
  const blocks = tree.children.filter(({ type }) => type !== 'code' && type !== 'definition');
  return {
    outline: readOutline(tree),
    wordCount: countWords(tree),
    plainText: blocks.map(getText).filter(Boolean).join('\n'),
  };
}

const setUpHeadings = () => (tree: MarkdownParent) => {
  readOutline(tree);
};

/** The text as a tree of HTML. remark-rehype leaves raw HTML out, also of texts that were stored without a check. */
export function compileArticle(source: string, pictures: readonly UploadedPicture[]): HtmlNode {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(writeTypographicQuotes)
    .use(setUpHeadings as never)
    .use(wrapSections as never)
    .use(remarkRehype, NOTES_OPTIONS)
    .use(prepareTables as never)
    .use(setUpPictures(pictures) as never)
    .use(setUpCode as never);
  return processor.runSync(processor.parse(source)) as HtmlNode;
}
