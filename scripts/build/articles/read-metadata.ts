import { parse } from 'yaml';
import { countWords, type OutlineEntry, readOutline } from '../../../app/domain/markdown/outline.ts';
import type { MarkdownParent } from '../../../app/domain/markdown/syntax-trees.ts';

/** What lists show of an article. app/content/journal/article.ts checks it. */
export interface CompiledMetadata {
  frontmatter: unknown;
  outline: OutlineEntry[];
  wordCount: number;
}

/**
 * Gives every heading an id, and writes frontmatter, headings and word count to the data of the file. A text that begins with a
 * heading of the first level or repeats a heading fails the build.
 */
export const readMetadata = () => (tree: MarkdownParent, file: { data: { metadata?: CompiledMetadata } }) => {
  const { value = '' } = tree.children.find(({ type }) => type === 'yaml') ?? {};
  file.data.metadata = {
    frontmatter: parse(value),
    outline: readOutline(tree),
    wordCount: countWords(tree),
  };
};
