import type { HelpArticle, HelpCategory } from '~/content/help/help-article';
import { CATEGORY_SHAPES } from '~/features/help/article-chart';
import { paths } from '~/paths';

/** Without the texts of the articles. */
export interface ListedCategory extends Omit<HelpCategory, 'articles'> {
  articles: readonly Pick<HelpArticle, 'slug' | 'question'>[];
}

function Category({ category: { id, name, lead, articles } }: { category: ListedCategory }) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="rounded-tile bg-surface p-5 pb-3 md:p-6 md:pb-4"
    >
      <svg viewBox="0 0 40 40" aria-hidden="true" className="mb-5 size-10 fill-tile-3">
        <path d={CATEGORY_SHAPES[id](0, 0, 40)} />
      </svg>
      <h3 id={`${id}-title`} className="text-h3">
        {name}
      </h3>
      <p className="mt-1 text-sm text-muted">{lead}</p>
      <ul className="mt-3">
        {articles.map(({ slug, question }) => (
          <li key={slug}>
            <a
              href={paths.helpArticle(slug)}
              className="flex min-h-11 items-center py-1.5 leading-snug underline-offset-4 hover:text-link hover:underline"
            >
              {question}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All articles by category. */
export function HelpArticleIndex({ categories }: { categories: readonly ListedCategory[] }) {
  const count = categories.reduce((sum, { articles }) => sum + articles.length, 0);
  return (
    <section aria-labelledby="every-question" className="wrap section">
      <h2 id="every-question" className="mb-8 max-w-[18ch] md:mb-12">
        All {count} questions
      </h2>
      <div className="grid gap-grout sm:grid-cols-2 xl:grid-cols-4">
        {categories.map((category) => (
          <Category key={category.id} category={category} />
        ))}
      </div>
    </section>
  );
}
