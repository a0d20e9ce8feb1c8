import type { HelpArticle, HelpCategory } from '~/content/help/help-article';
import { paths } from '~/paths';
import type { Breadcrumb } from '~/ui/navigation/breadcrumbs';

/** Breadcrumbs of an article, for the page and for structured data. */
export const getHelpArticleBreadcrumbs = (
  { question }: HelpArticle,
  { id, name }: Pick<HelpCategory, 'id' | 'name'>,
): Breadcrumb[] => [
  { label: 'Help centre', href: paths.helpCentre() },
  { label: name, href: `${paths.helpCentre()}#${id}` },
  { label: question },
];
