import { readFile } from 'node:fs/promises';
import type { HtmlNode } from '~/domain/markdown/syntax-trees';

/** Has a file for each article of the repository (scripts/build/articles/article-files.ts). */
const FOLDER = import.meta.env.PROD ? 'build/server/articles' : '.cache/articles';

/** The slug is that of an article of the repository. */
const readLines = async (slug: string) => (await readFile(`${FOLDER}/${slug}.jsonl`, 'utf8')).split('\n');

/** The MDX source of an article. */
export async function readArticleSource(slug: string): Promise<string> {
  const [, , source = ''] = await readLines(slug);
  return JSON.parse(source);
}

/** The text of an article as a tree of HTML. It is read for each render: the page cache stores the page. */
export async function readArticleText(slug: string): Promise<HtmlNode> {
  const [, , , text = ''] = await readLines(slug);
  return JSON.parse(text);
}
