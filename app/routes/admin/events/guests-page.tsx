import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { hasPermission } from '~/domain/auth/permissions';
import { DONE_PARAMETER, findDoneMessage } from '~/domain/site/done-message';
import { formatEventKey, type ListedEvent } from '~/domain/tickets/event';
import {
  GUEST_VIEWS,
  type GuestQuery,
  type GuestView,
  parseGuestQuery,
  serialiseGuestQuery,
} from '~/domain/tickets/guest-query';
import { EventEmailTable, FormerEventEmails } from '~/features/admin-check-in/event-email-table';
import { GuestAlert, type GuestDone } from '~/features/admin-check-in/guest-alert';
import { GuestList } from '~/features/admin-check-in/guest-list';
import { ForwardLinks } from '~/sections/admin/forward-links';
import { ListSearch } from '~/sections/admin/list-search';
import { ListViews } from '~/sections/admin/list-views';
import { getToolButtonClasses, ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { ToolEmpty } from '~/sections/admin/tool-table';
import { formatCount } from '~/sections/format/format-amount';
import { formatEventDay } from '~/sections/format/format-date';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/guests-page';
import { readEventKey } from './read-event-key.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('tickets.check-in')];

export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(loaderData ? `Guests of ${loaderData.page.event.name}` : 'Guests');

/** What a form of a row did. */
const DONE: Readonly<Record<GuestDone, GuestDone>> = {
  'checked-in': 'checked-in',
  undone: 'undone',
  late: 'late',
};

/** The ticket that a row was to check in. */
const TICKET = 'ticket';

const VIEW_LABELS: Readonly<Record<GuestView, string>> = {
  all: 'All',
  expected: 'Expected',
  arrived: 'Arrived',
  void: 'Void',
};

const EMPTY: Readonly<Record<GuestView, string>> = {
  all: 'No seat is sold yet.',
  expected: 'Nobody else is expected.',
  arrived: 'Nobody has arrived yet.',
  void: 'No ticket is void.',
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { guestLists, checkIn, eventEmails } = context.get(services);
  const actor = context.get(signedIn);
  const key = readEventKey(params);
  const hasOrders = hasPermission(actor.user, 'orders.manage');
  const query = parseGuestQuery(url.searchParams);
  const id = url.searchParams.get(TICKET);
  const [page, ticket, emailed] = await Promise.all([
    guestLists.listGuests(actor, key, query),
    id === null ? null : checkIn.findListedTicket(actor, id),
    hasOrders ? eventEmails.getEventEmailPage(actor, key) : null,
  ]);
  if (!page) throw data(null, { status: 404 });
  return {
    query,
    page,
    ticket,
    done: findDoneMessage(DONE, url.searchParams),
    hasOrders,
    canEmail: emailed?.canEmail === true,
    emails: emailed?.emails ?? [],
    former: emailed?.former ?? [],
    now: new Date(),
  };
}

/** Checks a guest in or undoes it, by the row of the list. The list stays as it is. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { checkIn } = context.get(services);
  const act = { 'check-in': checkIn.checkInListed, 'undo-check-in': checkIn.undoCheckIn };
  const intent = readFieldText(form, 'intent');
  if (intent !== 'check-in' && intent !== 'undo-check-in') throw data(null, { status: 400 });
  const id = readFieldText(form, 'id');
  const { kind } = await act[intent](context.get(signedIn), id);
  if (kind === 'unknown') throw data(null, { status: 404 });
  const search = new URLSearchParams(serialiseGuestQuery(parseGuestQuery(new URL(request.url).searchParams)));
  search.set(TICKET, id);
  search.set(DONE_PARAMETER, kind);
  throw redirect(adminPaths.event(formatEventKey(readEventKey(params)), search.toString()), 303);
}

function describeSeats({ sold, left, arrived, ...event }: ListedEvent): string {
  const parts = [
    formatEventDay(event),
    `${formatCount(sold)} sold`,
    left !== undefined && `${formatCount(left)} left`,
    `${formatCount(arrived)} arrived`,
  ];
  return parts.filter(Boolean).join(' · ');
}

export default function GuestsPage({ loaderData }: Route.ComponentProps) {
  const { query, page, ticket, done, hasOrders, canEmail, emails, former, now } = loaderData;
  const { event, guests, counts, after } = page;
  const { view, q } = query;
  const key = formatEventKey(event);
  const toPath = (other: GuestQuery) => adminPaths.event(key, serialiseGuestQuery(other));
  return (
    <>
      <ToolHeader title={event.name} text={describeSeats(event)}>
        {canEmail && <ToolLink href={adminPaths.newEventEmail(key)}>Email the guests</ToolLink>}
        {counts[view] > 0 && hasOrders && (
          <a
            href={adminPaths.guestsExport(key, serialiseGuestQuery({ view, q }))}
            download=""
            className={getToolButtonClasses('quiet')}
          >
            Export {formatCount(counts[view])} as CSV
          </a>
        )}
        {event.sold > 0 && <ToolLink href={adminPaths.printedGuests(key)}>List to print</ToolLink>}
        <ToolLink href={adminPaths.events()}>All events</ToolLink>
      </ToolHeader>
      {ticket && <GuestAlert ticket={ticket} done={done} />}
      <ListSearch
        path={adminPaths.event(key)}
        label="Name, email or order number"
        q={q}
        all="All guests"
        fields={{ view: view === 'all' ? undefined : view }}
      />
      <div className="mb-2.5">
        <ListViews
          views={GUEST_VIEWS.map((id) => ({
            id,
            label: VIEW_LABELS[id],
            count: formatCount(counts[id]),
            href: toPath({ view: id, q }),
          }))}
          current={view}
        />
      </div>
      {guests.length > 0 ? (
        <GuestList guests={guests} action={toPath(query)} canOpenOrders={hasOrders} now={now} />
      ) : (
        <ToolEmpty title={q ? `No guest here fits “${q}”.` : EMPTY[view]}>
          {view !== 'void' && counts.void > 0 && (
            <a href={toPath({ view: 'void', q })} className="underline underline-offset-4">
              {counts.void === 1 ? 'One ticket is void' : `${formatCount(counts.void)} tickets are void`}
            </a>
          )}
        </ToolEmpty>
      )}
      <ForwardLinks
        first={query.after ? toPath({ view, q }) : undefined}
        next={after && toPath({ view, q, after })}
        labels={{ first: 'First guests', next: 'Next guests' }}
      />
      <EventEmailTable eventKey={key} emails={emails} now={now} />
      <FormerEventEmails emails={former} now={now} />
    </>
  );
}
