import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { articleComponents, ScrollingTable } from './article-components';
import { getArticleText } from './article-texts';

interface ArticleTextProps {
  slug: string;
  /** Of an article of the back office. The build has the others. */
  text: Root | undefined;
}

/** The text of an article. */
export function ArticleText({ slug, text }: ArticleTextProps) {
  if (text) return toJsxRuntime(text, { Fragment, jsx, jsxs, components: { table: ScrollingTable } });
  const Text = getArticleText(slug);
  return <Text components={articleComponents} />;
}
