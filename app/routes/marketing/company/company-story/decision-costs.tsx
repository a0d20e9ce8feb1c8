import { companyStoryContent } from '~/content/company/company-story-content';
import { companyDecisions } from '~/content/company/decisions';
import { findRepositoryArticle } from '~/content/journal/articles';
import { paths } from '~/paths';

/** Decisions and what each of them cost. */
export function DecisionCosts() {
  return (
    <section aria-labelledby="decisions-title" className="mt-22 bg-text text-bg md:mt-32">
      <div className="wrap py-16 md:py-28">
        <h2 id="decisions-title" className="text-h1">
          {companyStoryContent.decisionsHeadline.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h2>
        <ul className="mt-14 grid gap-y-14 md:mt-20">
          {companyDecisions.map(({ id, year, value, decision, cost, articleSlug }) => (
            <li key={id} className="grid gap-x-10 gap-y-4 lg:grid-cols-[4fr_4fr_4fr]">
              <h3 className="max-w-[14ch] text-[clamp(1.5rem,2.4vw,2.2rem)]">{value}</h3>
              <p>
                <span className="block text-sm font-semibold">We decided, {year}</span>
                {decision}
              </p>
              <div>
                <p>
                  <span className="block text-sm font-semibold">It costs</span>
                  {cost}
                </p>
                {articleSlug && (
                  <a
                    href={paths.article(articleSlug)}
                    className="mt-2 inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 focus-visible:outline-bg"
                  >
                    {findRepositoryArticle(articleSlug)?.title}
                  </a>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
