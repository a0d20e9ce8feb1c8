import type { HelpCategory } from '~/content/help/help-article';
import { helpArticles, helpCategories } from '~/content/help/help-articles';
import { CATEGORY_SHAPES } from '~/features/help/category-shapes';
import { paths } from '~/paths';

function Category({ category: { id, name, lead, articles } }: { category: HelpCategory }) {
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
export function HelpArticleIndex() {
  return (
    <section aria-labelledby="every-question" className="wrap section">
      <h2 id="every-question" className="mb-8 max-w-[18ch] md:mb-12">
        All {helpArticles.length} questions
      </h2>
      <div className="grid gap-grout sm:grid-cols-2 xl:grid-cols-4">
        {helpCategories.map((category) => (
          <Category key={category.id} category={category} />
        ))}
      </div>
    </section>
  );
}
