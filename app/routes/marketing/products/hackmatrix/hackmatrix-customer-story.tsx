import { hackMatrixContent } from '~/content/products/hackmatrix-content';
import { customerStories } from '~/content/stories/customer-stories';
import { paths } from '~/paths';
import { Icon } from '~/ui/icons/icon';

const story = customerStories.find(({ id }) => id === hackMatrixContent.storyId);

export function HackMatrixCustomerStory() {
  if (!story) return null;
  const { customer, place, spokesperson, quote, results, summary } = story;
  return (
    <section aria-label={customer} className="mt-22 bg-text text-bg md:mt-32">
      <div className="wrap py-16 md:py-28">
        <figure>
          <blockquote className="max-w-[21em] font-display text-[clamp(2rem,5vw,4.75rem)] leading-none font-semibold tracking-[-0.035em] text-balance">
            {quote}
          </blockquote>
          <figcaption className="mt-8">
            <span className="block font-semibold">{spokesperson.name}</span>
            {spokesperson.role}, {customer}, {place}
          </figcaption>
        </figure>
        <div className="mt-16 grid gap-x-10 gap-y-12 md:mt-24 lg:grid-cols-[3fr_9fr]">
          <div className="max-w-[24em] lg:max-w-none">
            <p>{summary}</p>
            <a
              href={paths.customerStories()}
              className="mt-4 inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 underline-offset-4 focus-visible:outline-bg"
            >
              All stories
              <Icon name="arrow-right" />
            </a>
          </div>
          <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-3">
            {results.map(({ id, value, label, period, source }) => (
              <li key={id}>
                <p className="font-display text-h2 font-semibold tracking-[-0.035em] tabular-nums">{value}</p>
                <p className="mt-3 font-medium">{label}</p>
                <p className="mt-3 text-sm first-letter:uppercase">
                  {period}. Source: {source}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
