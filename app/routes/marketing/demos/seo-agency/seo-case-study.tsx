import { seoAgencyContent } from '~/content/demos/seo-agency-content';
import { customerStories } from '~/content/stories/customer-stories';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

const story = customerStories.find(({ id }) => id === seoAgencyContent.storyId);
const result = story?.results.find(({ id }) => id === seoAgencyContent.resultId);

/** One large figure with its label, period and source. */
export function SeoCaseStudy() {
  if (!story || !result) return null;
  return (
    <section aria-labelledby="case-title" className="wrap section">
      <div className="grid gap-x-14 gap-y-8 rounded-tile bg-glaze-marigold p-5 text-glaze-ink md:p-8 lg:grid-cols-[7fr_5fr] lg:p-10">
        <div>
          <h2 id="case-title" className="text-h3">
            {seoAgencyContent.caseHeadline}
          </h2>
          <p className="mt-8 font-display text-[clamp(5rem,15vw,13rem)] leading-[0.8] font-semibold tracking-[-0.05em] tabular-nums">
            {result.value}
          </p>
          <p className="mt-6 max-w-[28em] text-lead font-medium">{result.label}</p>
        </div>
        <div className="flex flex-col justify-end">
          <p>
            {story.customer}, {story.place}. {story.summary}
          </p>
          <p className="mt-4 text-sm first-letter:uppercase">
            {result.period}. {result.source}.
          </p>
          <p className="mt-4">
            <a
              href={paths.article(seoAgencyContent.articleSlug)}
              className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 focus-visible:outline-glaze-ink"
            >
              What we left out to get there
            </a>
          </p>
        </div>
      </div>
      <p className="mt-4">
        <TextLink href={paths.customerStories()}>More results, with their sources</TextLink>
      </p>
    </section>
  );
}
