import { adminPaths } from '~/content/admin/admin-paths';
import { normaliseSearchText } from '~/domain/text/search-text';
import { EVENT_VIEWS, type EventView, findEvents, getEventView } from '~/domain/tickets/event';
import { EventTable } from '~/features/admin-check-in/event-table';
import { ListSearch } from '~/sections/admin/list-search';
import { ListViews } from '~/sections/admin/list-views';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { formatCount } from '~/sections/format/format-amount';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/events-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('tickets.check-in')];

export const meta = () => createNoindexMeta('Events');

const MAX_SEARCH_TEXT = 80;

const VIEWS: Readonly<Record<EventView, { label: string; caption: string; empty: string }>> = {
  coming: { label: 'Coming', caption: 'Coming events, the next one first', empty: 'No event is coming.' },
  past: { label: 'Past', caption: 'Past events, the latest first', empty: 'No event is over yet.' },
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const q = normaliseSearchText(url.searchParams.get('q') ?? '', MAX_SEARCH_TEXT);
  const view = EVENT_VIEWS.find((one) => one === url.searchParams.get('view')) ?? 'coming';
  const events = await context.get(services).guestLists.listEvents(context.get(signedIn));
  return { q, view, byView: Map.groupBy(findEvents(events, q), getEventView) };
}

const toSearch = (view: EventView, q: string) =>
  new URLSearchParams({ ...(view !== 'coming' && { view }), ...(q && { q }) }).toString();

export default function EventsPage({ loaderData: { q, view, byView } }: Route.ComponentProps) {
  const events = byView.get(view) ?? [];
  const { caption, empty } = VIEWS[view];
  return (
    <>
      <ToolHeader
        title="Events"
        text="Who comes, and how many have arrived. Seats that were cancelled or refunded do not count."
      >
        <ToolLink href={adminPaths.checkIn()}>Check-in</ToolLink>
      </ToolHeader>
      <ListSearch
        path={adminPaths.events()}
        label="A part of the name"
        q={q}
        all="All events"
        fields={{ view: view === 'coming' ? undefined : view }}
      />
      <div className="mb-2.5">
        <ListViews
          views={EVENT_VIEWS.map((id) => ({
            id,
            label: VIEWS[id].label,
            count: formatCount(byView.get(id)?.length ?? 0),
            href: adminPaths.events(toSearch(id, q)),
          }))}
          current={view}
        />
      </div>
      {events.length > 0 ? (
        <EventTable events={events} caption={caption} />
      ) : (
        <ToolEmpty title={q ? `No event here has “${q}” in its name.` : empty}>
          {!q && view === 'coming' && (
            <p className="max-w-lg text-muted">
              Products of the category “Events” are sold as seats, with one ticket for each.
            </p>
          )}
        </ToolEmpty>
      )}
    </>
  );
}
