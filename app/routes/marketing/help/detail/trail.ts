import type { HelpArticle, HelpCategory } from '~/content/help/types';
import { paths } from '~/paths';
import type { Crumb } from '~/ui/breadcrumbs';

/** The way to an article, for the breadcrumbs and for search engines. */
export const articleTrail = ({ question }: HelpArticle, { id, name }: HelpCategory): Crumb[] => [
  { label: 'Help centre', href: paths.helpCentre() },
  { label: name, href: `${paths.helpCentre()}#${id}` },
  { label: question },
];
