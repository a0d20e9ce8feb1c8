import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type Processor, unified } from 'unified';
import { NOTES_OPTIONS, prepareTables, wrapSections } from '../../../app/domain/markdown/article-plugins.ts';
import { writeTypographicQuotes } from '../../../app/domain/markdown/write-typographic-quotes.ts';
import { createArticleGfm } from './article-gfm.ts';
import { createCodeHighlighting } from './highlight-code.ts';
import { prepareComponents } from './prepare-components.ts';
import { type CompiledMetadata, readMetadata } from './read-metadata.ts';

/** An article as JSON. */
export interface CompiledArticle {
  /** Frontmatter, headings and word count. */
  metadata: string;
  /** The text as a tree of HTML (app/domain/markdown/syntax-trees.ts). */
  text: string;
}

function writeTree(this: Processor): void {
  this.compiler = (tree) => JSON.stringify(tree);
}

/** Compiles articles, all with one processor: each one of its own would load grammars and theme again. */
export async function createArticleCompiler() {
  const highlightCode = await createCodeHighlighting();
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkFrontmatter)
    .use(createArticleGfm)
    .use(prepareComponents as never)
    .use(writeTypographicQuotes)
    .use(readMetadata as never)
    .use(wrapSections as never)
    .use(remarkRehype, { ...NOTES_OPTIONS, passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'] })
    .use(prepareTables as never)
    .use((() => highlightCode) as never)
    .use(writeTree)
    .freeze();
  /** Throws an error that names the path when the source is not MDX. */
  return async (source: string, path: string): Promise<CompiledArticle> => {
    try {
      const file = await processor.process({ value: source, path });
      const metadata = file.data.metadata as CompiledMetadata;
      return { metadata: JSON.stringify(metadata), text: String(file) };
    } catch (error) {
      throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
    }
  };
}
