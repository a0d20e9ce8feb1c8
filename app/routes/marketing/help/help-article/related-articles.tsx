import type { HelpArticle, HelpCategory } from '~/content/help/help-article';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

interface RelatedArticlesProps {
  related: readonly Pick<HelpArticle, 'slug' | 'question' | 'short'>[];
  category: Pick<HelpCategory, 'id' | 'name'>;
}

/** Related articles, and a link to the category. */
export function RelatedArticles({ related, category }: RelatedArticlesProps) {
  return (
    <section aria-labelledby="asked-next" className="wrap section print:hidden">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="asked-next">Related questions</h2>
        <TextLink href={`${paths.helpCentre()}#${category.id}`}>{category.name}</TextLink>
      </div>
      <ul className="grid gap-grout md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
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
