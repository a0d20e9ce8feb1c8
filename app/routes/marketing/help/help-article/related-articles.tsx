import type { HelpArticle, HelpCategory } from '~/content/help/help-article';
import { findHelpArticle } from '~/content/help/help-articles';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

interface RelatedArticlesProps {
  article: HelpArticle;
  category: HelpCategory;
}

/** Related articles, and a link to the category. */
export function RelatedArticles({ article, category }: RelatedArticlesProps) {
  const related = article.related.flatMap((slug) => findHelpArticle(slug)?.article ?? []);
  return (
    <section aria-labelledby="asked-next" className="wrap section print:hidden">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="asked-next">Asked next</h2>
        <TextLink href={`${paths.helpCentre()}#${category.id}`}>{category.name}</TextLink>
      </div>
      <ul className="grid auto-cols-fr gap-grout md:grid-flow-col">
        {related.map(({ slug, question, short }) => (
          <li key={slug}>
            <a
              href={paths.helpArticle(slug)}
              className="group grid h-full content-start gap-3 rounded-tile bg-surface p-5 transition-colors hover:bg-raised md:p-6"
            >
              <span className="font-display text-h3 font-semibold group-hover:text-link">{question}</span>
              <span className="text-muted">{short}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
