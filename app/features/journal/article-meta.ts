import type { MetaDescriptor } from 'react-router';
import type { Article } from '~/content/journal/article';
import { paths } from '~/paths';
import { createPreviewImage } from '~/sections/meta/preview-image';
import { createArticleData } from '~/sections/structured-data/article';
import type { Breadcrumb } from '~/ui/navigation/breadcrumbs';
import { getAuthor } from './journal-lists';
import { createJournalMeta } from './journal-meta';

export const getArticleBreadcrumbs = ({ title, tag }: Article): readonly Breadcrumb[] => [
  { label: 'Journal', href: paths.journal() },
  { label: tag, href: paths.journalTag(tag) },
  { label: title },
];

/** Metadata of an article. The build draws a preview only of those in the repository. Open Graph, Article and BreadcrumbList, and its Markdown for programs. */
export function createArticleMeta(
  args: Parameters<typeof createJournalMeta>[0],
  article: Article,
  { hasPreview }: { hasPreview: boolean },
): MetaDescriptor[] {
  const { slug, title, summary, publishedOn, updatedOn, tag } = article;
  const path = paths.article(slug);
  const picture = createPreviewImage(title, hasPreview ? path : paths.journal());
  const { id, name } = getAuthor(article);
  const author = { name, path: paths.journalAuthor(id) };
  return [
    ...createJournalMeta(args, {
      title,
      description: summary,
      path,
      picture,
      modifiedOn: updatedOn ?? publishedOn,
      article: { publishedOn, modifiedOn: updatedOn, section: tag },
      breadcrumbs: getArticleBreadcrumbs(article),
      createStructuredData: (toAbsoluteUrl) => [
        createArticleData(
          {
            headline: title,
            description: summary,
            path,
            picture: picture.src,
            publishedOn,
            ...(updatedOn && { modifiedOn: updatedOn }),
            author,
          },
          toAbsoluteUrl,
        ),
      ],
    }),
    { tagName: 'link', rel: 'alternate', type: 'text/markdown', href: paths.articleMarkdown(slug) },
  ];
}
