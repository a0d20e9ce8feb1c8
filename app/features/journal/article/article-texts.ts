import type { MDXContent } from 'mdx/types';
import { lazy } from 'react';

/** The texts, each loaded when it is rendered first. */
const texts = import.meta.glob<{ default: MDXContent }>('../../../content/journal/articles/*.mdx');

const createLazyText = (load: () => Promise<{ default: MDXContent }>) =>
  lazy(async () => {
    const { default: Text } = await load();
    return {
      default: ({ components }: Pick<Parameters<MDXContent>[0], 'components'>) => Text({ components }),
    };
  });

type ArticleText = ReturnType<typeof createLazyText>;

const lazyTexts = new Map<string, ArticleText>(
  Object.entries(texts).map(([file, load]) => [file.replace(/^.*\/|\.mdx$/g, ''), createLazyText(load)]),
);

/** The text of an article as a component. Only the server has it (scripts/build/articles). */
export function getArticleText(slug: string): ArticleText {
  const text = lazyTexts.get(slug);
  if (!text) throw new Error(`There is no text of the article ${slug}.`);
  return text;
}
