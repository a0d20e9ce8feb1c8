import { cpSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { compileArticles, METADATA_FILE } from './article-files.ts';

/** Its default export is the metadata of all articles by slug (app/content/journal/article-metadata.d.ts). */
const METADATA_MODULE = '\0virtual:article-metadata';

interface ArticlePluginOptions {
  sources?: string;
  /** The server reads articles from here in development and in tests (app/server/articles/repository-texts.server.ts). */
  compiled?: string;
}

/** Reads the file when the server starts. Its path is from the folder in which the server runs, that of the project. */
const writeMetadataModule = (file: string): string =>
  `import { readFileSync } from 'node:fs';
export default JSON.parse(readFileSync(${JSON.stringify(relative('', file))}, 'utf8'));`;

/**
 * Compiles the articles of the journal (docs/decisions/2026-11-25-articles-are-data.md). They are files beside the server and
 * no modules: the bundler would hold all of them at once. In the browser build there are none, because only the server renders
 * pages with articles.
 */
export function createArticlePlugin({
  sources = 'app/content/journal/articles',
  compiled = '.cache/articles',
}: ArticlePluginOptions = {}): Plugin {
  let isBuild = false;
  /** Browser and server build share it. */
  let compiling: Promise<void> | undefined;
  return {
    name: 'articles',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: {
      filter: { id: /^virtual:article-metadata$/ },
      handler: () => METADATA_MODULE,
    },
    load: {
      filter: { id: /^\0virtual:article-metadata$/ },
      async handler() {
        const { name, config } = this.environment;
        if (name === 'client') return 'export default {};';
        compiling ??= compileArticles({ sources, compiled });
        await compiling;
        const folder = isBuild ? resolve(config.root, config.build.outDir, 'articles') : compiled;
        return writeMetadataModule(join(folder, METADATA_FILE));
      },
    },
    writeBundle({ dir }) {
      if (this.environment.name === 'ssr' && dir)
        cpSync(compiled, join(dir, 'articles'), { recursive: true });
    },
    // A changed, new or deleted article: the next request compiles it before its page is rendered.
    hotUpdate({ file, modules }) {
      if (!file.startsWith(`${resolve(sources)}/`)) return undefined;
      compiling = undefined;
      const module = this.environment.moduleGraph.getModuleById(METADATA_MODULE);
      return module && [...modules, module];
    },
  };
}
