import { resolve } from 'node:path';
import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx';
import rehypeShiki, { type RehypeShikiOptions } from '@shikijs/rehype';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { prepareTables } from '../../../app/domain/markdown/prepare-tables.ts';
import { wrapSections } from '../../../app/domain/markdown/wrap-sections.ts';
import { writeTypographicQuotes } from '../../../app/domain/markdown/write-typographic-quotes.ts';
import { codeTheme, writeTokenClasses } from './code-theme.ts';
import { type CompiledArticle, compileOnce } from './compile-cache.ts';
import { readMetadata, writeMetadataModule } from './read-metadata.ts';

/** What `import.meta.glob` appends to import the metadata of an article without its text. */
const METADATA_QUERY = '?metadata';

/** Stands for the text of every article in the browser build: pages of the journal are rendered by the server only. */
const NO_TEXT = '\0no-article-text';

/** Languages are loaded when an article uses them. An unknown one fails the build. */
const highlighting: RehypeShikiOptions = {
  theme: codeTheme,
  langs: [],
  lazy: true,
  defaultLanguage: 'text',
  transformers: [writeTokenClasses],
  // Otherwise a busy processor leaves lines without colours.
  tokenizeTimeLimit: 0,
  onError(error) {
    throw error;
  },
};

const options: ProcessorOptions = {
  remarkPlugins: [remarkGfm, remarkFrontmatter, writeTypographicQuotes, readMetadata, wrapSections],
  remarkRehypeOptions: {
    clobberPrefix: 'note-',
    footnoteLabel: 'Notes',
    footnoteBackContent: 'Back',
    footnoteLabelProperties: { className: ['article-notes-title'] },
    footnoteBackLabel: (reference, repeat) =>
      `Back to the text at note ${reference + 1}${repeat > 1 ? `, mention ${repeat}` : ''}`,
  },
  rehypePlugins: [prepareTables, [rehypeShiki, highlighting]],
};

// One processor for all articles: each one of its own would load the theme of the code again.
const processor = createProcessor(options);

/** Throws an error that names the path when it is not MDX. */
async function compileArticle(source: string, path: string): Promise<CompiledArticle> {
  const file = await processor.process({ value: source, path });
  return { text: String(file), metadata: writeMetadataModule(file) };
}

/**
 * Compiles the articles of the journal (docs/decisions/2026-11-23-articles-compiled-from-mdx.md). `article.mdx` is a module with the text as a
 * component. `article.mdx?metadata` has only frontmatter, headings and word count, so that lists do not load texts.
 */
export function articlePlugin(cacheFolder = '.cache/articles'): Plugin {
  return {
    name: 'articles',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.mdx$/ },
      handler() {
        return this.environment.name === 'client' ? NO_TEXT : undefined;
      },
    },
    load: {
      filter: { id: /no-article-text$/ },
      handler: () => 'export default () => null;',
    },
    transform: {
      filter: { id: /\.mdx(?:\?metadata)?$/ },
      async handler(source, id) {
        const isMetadata = id.endsWith(METADATA_QUERY);
        const file = resolve(isMetadata ? id.slice(0, -METADATA_QUERY.length) : id);
        const kind = isMetadata ? 'metadata' : 'text';
        const code = await compileOnce(cacheFolder, kind, source, () => compileArticle(source, file));
        return { code, map: null, moduleType: 'js' };
      },
    },
  };
}
