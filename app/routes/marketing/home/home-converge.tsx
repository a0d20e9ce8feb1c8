import { communityEvents, convergeContent } from '~/content/products/converge-content';
import { paths } from '~/paths';
import { ProductLabel } from '~/sections/marketing/product-label';
import { TextLink } from '~/ui/buttons/text-link';
import { CommunityEventTile } from './community-event-tile';

/** Shows Converge with its own interface: a calendar of community events that visitors can try. */
export function HomeConverge() {
  return (
    <section className="wrap section grid items-end gap-8 lg:grid-cols-[7fr_5fr] lg:gap-14">
      <div className="grid gap-grout max-lg:order-last">
        <p className="flex items-baseline justify-between rounded-tile bg-surface px-5 py-4">
          <span className="font-display text-lg font-semibold">{convergeContent.community}</span>
          <span className="text-end text-sm text-muted">{convergeContent.calendarLabel}</span>
        </p>
        <ul className="grid gap-grout sm:grid-cols-3">
          {communityEvents.map((event) => (
            <li key={event.id}>
              <CommunityEventTile event={event} />
            </li>
          ))}
        </ul>
      </div>
      <div>
        <ProductLabel product="converge" />
        <h2 className="mt-3.5 mb-5">{convergeContent.headline}</h2>
        <p className="max-w-[30em] text-lg text-muted">{convergeContent.lead}</p>
        <p className="mt-6">
          <TextLink href={paths.product('converge')}>See Converge</TextLink>
        </p>
      </div>
    </section>
  );
}
