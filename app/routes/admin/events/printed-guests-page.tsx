import { data } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { PRESENCE_ATTRIBUTES } from '~/domain/site/presence-attributes';
import { formatEventKey } from '~/domain/tickets/event';
import { PrintedGuests } from '~/features/admin-check-in/printed-guests';
import { getToolButtonClasses, ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatCount } from '~/sections/format/format-amount';
import { formatDateTime, formatEventDay } from '~/sections/format/format-date';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/printed-guests-page';
import { readEventKey } from './read-event-key.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('tickets.check-in')];

export const meta = () => createNoindexMeta('Guest list to print');

export async function loader({ params, context }: Route.LoaderArgs) {
  const key = readEventKey(params);
  const list = await context.get(services).guestLists.listPrintedGuests(context.get(signedIn), key);
  if (!list) throw data(null, { status: 404 });
  return { ...list, now: new Date() };
}

export default function PrintedGuestsPage({ loaderData }: Route.ComponentProps) {
  const { event, guests, missing, now } = loaderData;
  return (
    <>
      <ToolHeader
        title="Guest list"
        text="Guests by name, with a box to tick. Void tickets are left out."
        className="print:hidden"
      >
        <ToolLink href={adminPaths.event(formatEventKey(event))}>Back to the guests</ToolLink>
        <button
          type="button"
          {...{ [PRESENCE_ATTRIBUTES.print]: '' }}
          className={getToolButtonClasses('loud', 'needs-script')}
        >
          Print
        </button>
      </ToolHeader>
      <section
        aria-labelledby="event-title"
        className="grid max-w-3xl gap-6 rounded-tile bg-surface p-5 lg:p-8 print:max-w-none print:p-0"
      >
        <header>
          <h2 id="event-title" className="text-panel wrap-anywhere">
            {event.name}
          </h2>
          <p>{formatEventDay(event)}</p>
          <p className="text-xs">
            {formatCount(event.sold)} {event.sold === 1 ? 'guest' : 'guests'}, as of {formatDateTime(now)}
            {missing > 0 && `. ${formatCount(missing)} more are in the CSV file`}
          </p>
        </header>
        <PrintedGuests guests={guests} />
      </section>
    </>
  );
}
