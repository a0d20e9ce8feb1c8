import type { Article } from '~/content/journal/article';
import type { HtmlNode } from '~/domain/markdown/syntax-trees';
import { articleComponents } from '~/features/journal/article/article-components';
import { ArticleText } from '~/features/journal/article/article-text';
import { getArticleBreadcrumbs } from '~/features/journal/article-meta';
import { AuthorLine } from '~/features/journal/author-line';
import { getAuthor } from '~/features/journal/journal-lists';
import { paths } from '~/paths';
import { formatDate } from '~/sections/format/format-date';
import { Cover } from '~/ui/art/covers/cover';
import { TextLink } from '~/ui/buttons/text-link';
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs';
import { ArticleEnd } from '../article/article-end';
import { EssayContents } from './essay-contents';
import { EssayPlate, EssaySection } from './essay-section';

interface PictureEssayProps {
  article: Article;
  text: HtmlNode;
  /** Absolute URL, for sharing. */
  pageUrl: string;
}

const essayComponents = { ...articleComponents, Plate: EssayPlate, section: EssaySection };

/** An article to look at: the cover as wide as the window, then one picture after the other with its words beside it. */
export function PictureEssay({ article, text, pageUrl }: PictureEssayProps) {
  const { slug, title, summary, publishedOn, cover, outline } = article;
  return (
    <article>
      <header>
        <div className="h-[60svh] overflow-hidden">
          <Cover {...cover} className="size-full" />
        </div>
        <div className="wrap grid gap-x-16 gap-y-8 pt-8 lg:grid-cols-[8fr_4fr] lg:items-end">
          <div>
            <Breadcrumbs items={getArticleBreadcrumbs(article)} className="print:hidden" />
            <h1 className="mt-2 max-w-[12ch]">{title}</h1>
          </div>
          <div className="grid gap-5">
            <p className="text-lead">{summary}</p>
            <AuthorLine author={getAuthor(article)} />
            <p className="text-sm text-muted">
              <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>, in {outline.length} parts
            </p>
          </div>
        </div>
      </header>
      <ArticleText text={text} components={essayComponents} />
      <footer className="wrap section grid gap-x-16 gap-y-10 lg:grid-cols-[8fr_4fr]">
        <EssayContents outline={outline} />
        <div>
          <ArticleEnd slug={slug} pageUrl={pageUrl} />
          <TextLink href={paths.journal()} className="mt-6 print:hidden">
            All of the journal
          </TextLink>
        </div>
      </footer>
    </article>
  );
}
