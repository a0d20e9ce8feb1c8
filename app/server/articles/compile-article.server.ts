import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { NOTES_OPTIONS, prepareTables, wrapSections } from '~/domain/markdown/article-plugins';
import { countWords, type OutlineEntry, readOutline } from '~/domain/markdown/outline';
import { getText, type HtmlNode, type MarkdownParent } from '~/domain/markdown/syntax-trees';
import { writeTypographicQuotes } from '~/domain/markdown/write-typographic-quotes';
import type { UploadedPicture } from '~/domain/publishing/uploaded-picture';
import { findPictureIssue, listSourceIssues, parseMarkdown } from '../publishing/markdown-issues.server';
import { setUpCode, setUpPictures } from './prepare-html.server';

/** R-ARTICLE-3: what is wrong with a text: HTML, links that browsers would run, unknown pictures, repeated headings. */
export const findSourceIssues = (source: string, pictureIds: ReadonlySet<string>): string[] =>
  listSourceIssues(parseMarkdown(source), (node) =>
    node.type === 'image' ? findPictureIssue(node, pictureIds) : undefined,
  );

export interface ArticleSourceFacts {
  outline: OutlineEntry[];
  wordCount: number;
  plainText: string;
}

/** Headings, words and text without markup. The source has no issues. */
export function readFacts(source: string): ArticleSourceFacts {
  const tree = parseMarkdown(source);
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
