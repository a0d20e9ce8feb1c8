import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { getOrderTicketsPath } from '~/content/shop/shop-page-paths';
import { PRESENCE_ATTRIBUTES } from '~/domain/site/presence-attributes';
import { listEventFacts } from '~/domain/tickets/event-facts';
import { guestNamesSchema } from '~/domain/tickets/ticket-schemas';
import { GuestNamesForm } from '~/features/orders/guest-names-form';
import { type ShownTicket, TicketTile } from '~/features/orders/ticket-tile';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { formatEventDay } from '~/sections/format/format-date';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { createQrCode } from '~/server/payments/qr-code.server';
import { services } from '~/server/services.server';
import { getButtonClasses } from '~/ui/buttons/button-classes';
import { LinkButton } from '~/ui/buttons/link-button';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/order-tickets-page';

export const handle: PageHandle = { hydration: 'none' };

/** The URL contains the access key of the order. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  createNoindexMeta(`Tickets of order ${loaderData?.number}`, { hasSecretUrl: true });

export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { orders, tickets, catalogue, environment } = context.get(services);
  const accessKey = url.searchParams.get('key') ?? '';
  const order = await orders.getOrderByKey(params.number, accessKey);
  const bought = order ? await tickets.listOfOrder(order.id) : [];
  if (!order || bought.length === 0) throw data(null, { status: 404 });
  const ids = [...new Set(bought.map(({ productId }) => productId))];
  const pages = new Map(
    await Promise.all(ids.map(async (id) => [id, await catalogue.getProductById(id)] as const)),
  );
  const shown = bought.map(({ productId, ...ticket }): ShownTicket => {
    const { date, isLastDate } = ticket;
    const day = date && formatEventDay({ day: date.startsOn, ...(date.endsOn && { endsOn: date.endsOn }) });
    const isUsable = ticket.state === 'valid' && ticket.code !== undefined;
    return {
      ...ticket,
      facts: listEventFacts({ isLastDate, ...(day && { day }) }, pages.get(productId)),
      // Staff scan it: the page of the check-in opens with the code.
      ...(isUsable && { qr: createQrCode(environment.PUBLIC_URL + adminPaths.checkIn(ticket.code)) }),
    };
  });
  return {
    number: order.number,
    accessKey,
    buyer: order.contact.name,
    isAnonymised: order.isAnonymised === true,
    tickets: shown,
    isNamed: url.searchParams.has('named'),
  };
}

const ANONYMISED =
  'The data of the buyer was erased from this order, so no names can be entered. The tickets stay valid without them.';

/** Writes the names of the guests. Names that are not accepted are shown again. */
export async function action({ params, url, request, context }: Route.ActionArgs) {
  const { orders, tickets } = context.get(services);
  const accessKey = url.searchParams.get('key') ?? '';
  const order = await orders.getOrderByKey(params.number, accessKey);
  if (!order) throw data(null, { status: 404 });
  const submission = parseWithZod(await readForm(request), { schema: guestNamesSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  if ((await tickets.nameGuests(order.id, submission.value.guests)) === 'anonymised')
    return data(submission.reply({ formErrors: [ANONYMISED] }), { status: 409 });
  throw redirect(`${getOrderTicketsPath(order.number, accessKey)}&named`, 303);
}

export default function OrderTicketsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, accessKey, buyer, tickets, isNamed, isAnonymised } = loaderData;
  const [refusal] = actionData?.error?.[''] ?? [];
  return (
    <div className="wrap grid gap-6 pt-4">
      <header className="grid gap-4">
        <h1 className="text-h1">{tickets.length === 1 ? 'Your ticket' : 'Your tickets'}</h1>
        <p className="max-w-2xl text-lead text-muted">
          Show the QR code at the entrance, on your phone or on paper. Each ticket is valid for one guest and
          one entry.
        </p>
        <div className="flex flex-wrap gap-grout print:hidden">
          <LinkButton href={paths.shop.order(number, accessKey)} variant="quiet">
            Order {number}
          </LinkButton>
          <button
            type="button"
            {...{ [PRESENCE_ATTRIBUTES.print]: '' }}
            className={`${getButtonClasses({})} needs-script`}
          >
            Print
          </button>
        </div>
      </header>
      {isNamed && !actionData && (
        <Alert tone="success" title="The names are saved" className="max-w-2xl print:hidden" />
      )}
      {refusal && (
        <Alert tone="danger" title="The names are not saved" className="max-w-2xl print:hidden">
          {refusal}
        </Alert>
      )}
      <ul className="grid gap-6">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketTile ticket={ticket} buyer={buyer} />
          </li>
        ))}
      </ul>
      {!isAnonymised && <GuestNamesForm tickets={tickets} lastResult={actionData} />}
    </div>
  );
}
