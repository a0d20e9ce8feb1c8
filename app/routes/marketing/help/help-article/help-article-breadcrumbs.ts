import type { HelpArticle, HelpCategory } from '~/content/help/help-article';
import { paths } from '~/paths';
import type { Crumb } from '~/ui/navigation/breadcrumbs';

/** The way to an article, for the breadcrumbs and for search engines. */
export const helpArticleBreadcrumbs = ({ question }: HelpArticle, { id, name }: HelpCategory): Crumb[] => [
  { label: 'Help centre', href: paths.helpCentre() },
  { label: name, href: `${paths.helpCentre()}#${id}` },
  { label: question },
];
