import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { HtmlNode } from '~/domain/markdown/html-tree';
import { articleComponents, ColumnHead, ScrollingTable } from './article-components';
import { getArticleText } from './article-texts';

/** Its type of the same tree, with more precise nodes. */
type HtmlTree = Parameters<typeof toJsxRuntime>[0];

interface ArticleTextProps {
  slug: string;
  /** Of an article of the back office. The build has the others. */
  text: HtmlNode | undefined;
}

/** The text of an article. */
export function ArticleText({ slug, text }: ArticleTextProps) {
  if (text)
    return toJsxRuntime(text as HtmlTree, {
      Fragment,
      jsx,
      jsxs,
      components: { table: ScrollingTable, th: ColumnHead },
    });
  const Text = getArticleText(slug);
  return <Text components={articleComponents} />;
}
