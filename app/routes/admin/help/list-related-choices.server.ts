import type { HelpContent } from '~/content/help/merge-help';

/** The articles that a help article can name as asked next, by title. */
export const listRelatedChoices = ({ articles }: HelpContent, slug: string) =>
  articles
    .filter((article) => article.slug !== slug)
    .map((article) => ({ slug: article.slug, title: article.question }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
