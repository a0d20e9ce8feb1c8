import type { ServiceId } from '~/content/services/company-services';
import { customerStories } from '~/content/stories/customer-stories';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';
import { FigureList } from './figure-list';

interface ServiceStoriesProps {
  serviceId: ServiceId;
  headline: string;
}

/** Customers of a service, each with a quote and a result. */
export function ServiceStories({ serviceId, headline }: ServiceStoriesProps) {
  const stories = customerStories.filter((story) => story.serviceId === serviceId);
  return (
    <section aria-labelledby="proof-title" className="wrap section print:hidden">
      <h2 id="proof-title">{headline}</h2>
      <ul className="mt-8 grid gap-x-14 gap-y-10 md:grid-cols-2">
        {stories.map(({ id, customer, quote, spokesperson, results }) => (
          <li key={id}>
            <blockquote className="text-lead font-medium">“{quote}”</blockquote>
            <p className="mt-3 text-sm text-muted">
              {spokesperson.name}, {spokesperson.role.toLowerCase()}, {customer}
            </p>
            <p className="mt-4">
              <span className="font-semibold">{results[0].value}</span> {results[0].label},{' '}
              {results[0].period}.
            </p>
            <p className="mt-2">
              <TextLink href={paths.customerStory(id)}>
                The whole story<span className="sr-only"> of {customer}</span>
              </TextLink>
            </p>
          </li>
        ))}
        {stories.length === 1 && (
          <li>
            <FigureList figures={stories[0]?.results.slice(1) ?? []} className="gap-4" />
          </li>
        )}
      </ul>
    </section>
  );
}
