import { parse } from 'yaml';
import type { MarkdownParent } from '../../../app/domain/markdown/markdown-tree.ts';
import { countWords, readOutline } from '../../../app/domain/markdown/outline.ts';

interface ArticleFile {
  data: Record<string, unknown>;
}

/**
 * Gives every heading an id, and writes frontmatter, headings and word count to the data of the file. A text that begins with a
 * heading of the first level or repeats a heading fails the build.
 */
export const readMetadata = () => (tree: MarkdownParent, file: ArticleFile) => {
  const { value = '' } = tree.children.find(({ type }) => type === 'yaml') ?? {};
  file.data.metadata = {
    frontmatter: parse(value),
    outline: readOutline(tree),
    wordCount: countWords(tree),
  };
};

/** The module of the metadata: lists import it without the text. */
export const writeMetadataModule = ({ data }: ArticleFile): string =>
  `export const { frontmatter, outline, wordCount } = JSON.parse(${JSON.stringify(JSON.stringify(data.metadata))});\n`;
