import { convergeContent } from '~/content/products/converge-content';
import { convergePageContent } from '~/content/products/converge-page-content';
import { findCustomerStory } from '~/content/stories/customer-stories';
import { paths } from '~/paths';
import { StoryCredit } from '~/sections/marketing/story-credit';
import { TextLink } from '~/ui/buttons/text-link';
import { WaffleChart } from '~/ui/charts/waffle-chart';

const story = findCustomerStory(convergeContent.storyId);

/** Mean of a series of the chart, in whole people of a hundred. */
const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** A hundred chairs before and now, the other two figures, and the convenor’s words. */
export function EmptyChairs() {
  if (!story || !('series' in story.chart)) return null;
  const [now, before] = story.chart.series;
  const [, ...otherResults] = story.results;
  return (
    <section aria-labelledby="chairs-title" className="mt-22 bg-glaze-marigold text-glaze-ink md:mt-32">
      <div className="wrap py-14 md:py-24">
        <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2 id="chairs-title">{convergePageContent.chairsHeadline}</h2>
            <p className="mt-5 max-w-[32em] text-lead">{convergePageContent.chairsText}</p>
            <p className="mt-4 text-sm">Source: {story.chart.source}</p>
          </div>
          <div className="grid gap-8 sm:grid-cols-2">
            {[before, now].map(({ label, values }) => (
              <figure key={label}>
                <WaffleChart
                  value={mean(values)}
                  max={100}
                  columns={10}
                  glaze="vermilion"
                  label={`${mean(values)} of 100 chairs stay empty`}
                  className="rounded-tile bg-glaze-ink p-3"
                />
                <figcaption className="mt-3">
                  <span className="font-display text-h2 font-semibold tabular-nums">{mean(values)}</span>{' '}
                  empty chairs of a hundred, {label}
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
        <ul className="mt-12 grid gap-x-14 gap-y-8 sm:grid-cols-2">
          {otherResults.map(({ id, value, label, period, source }) => (
            <li key={id}>
              <p className="font-display text-h2 font-semibold tabular-nums">{value}</p>
              <p className="mt-2 font-medium">{label}</p>
              <p className="mt-1 text-sm first-letter:uppercase">
                {period}. Source: {source}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className="bg-bg pt-16 text-text md:pt-20">
        <figure className="wrap">
          <blockquote className="max-w-[20em] font-display text-[clamp(1.9rem,4.4vw,4rem)] leading-[1.02] font-semibold tracking-[-0.035em]">
            {story.quote}
          </blockquote>
          <StoryCredit story={story} />
        </figure>
        <p className="wrap mt-2 lg:text-end">
          <TextLink href={`${paths.customerStory(story.id)}#went-wrong`}>
            What went wrong: {story.setback.summary}
          </TextLink>
        </p>
      </div>
    </section>
  );
}
