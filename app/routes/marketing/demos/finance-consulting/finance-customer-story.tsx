import { financeConsultingContent } from '~/content/demos/finance-consulting-content';
import { customerStories } from '~/content/stories/customer-stories';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

const story = customerStories.find(({ id }) => id === financeConsultingContent.storyId);

/** A customer of the sector, before and after, as a table. */
export function FinanceCustomerStory() {
  if (!story) return null;
  return (
    <section aria-labelledby="insurer-title" className="section">
      <div className="sunk">
        <div className="wrap grid gap-x-14 gap-y-10 py-16 md:py-24 lg:grid-cols-[5fr_7fr]">
          <div>
            <h2 id="insurer-title" className="max-w-[12ch]">
              {financeConsultingContent.storyHeadline}
            </h2>
            <p className="mt-6 max-w-[34em] text-muted">{story.summary}</p>
            <figure className="mt-8 max-w-[34em]">
              <blockquote className="text-lead font-medium">“{story.quote}”</blockquote>
              <figcaption className="mt-3 text-sm text-muted">
                {story.spokesperson.name}, {story.spokesperson.role.toLowerCase()}, {story.customer}
              </figcaption>
            </figure>
            <p className="mt-6">
              <TextLink href={paths.customerStories()}>Other customers, other trades</TextLink>
            </p>
          </div>
          <dl className="grid content-end gap-grout">
            {story.results.map(({ id, value, label, period, source }) => (
              <div
                key={id}
                className="grid gap-x-6 gap-y-1 rounded-tile bg-surface p-4 sm:grid-cols-[14rem_1fr] md:p-6"
              >
                <dt className="first-letter:uppercase sm:col-start-2 sm:row-start-1">
                  {label}
                  <span className="mt-1 block text-sm text-muted first-letter:uppercase">
                    {period}. Source: {source}
                  </span>
                </dt>
                <dd className="font-display text-h2 font-semibold tracking-[-0.035em] tabular-nums max-sm:order-first sm:row-start-1">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
