import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { formatIssuedCode, parseIssuedCode } from '~/domain/text/issued-code';
import { isEventOn } from '~/domain/tickets/event-dates';
import { checkInSchema } from '~/domain/tickets/ticket-schemas';
import { GuestTicket } from '~/features/admin-check-in/guest-ticket';
import { FilterForm } from '~/sections/admin/filter-form';
import { ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolInput } from '~/sections/admin/tool-field';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { toIsoDay } from '~/server/iso-day.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/check-in-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('tickets.check-in')];

/** The URL may hold the code of a ticket. */
export const meta = () => createNoindexMeta('Check-in', { hasSecretUrl: true });

const DONE = 'done';

/** Shows a ticket. Only the form below uses it: a phone may open the URL of a QR code more than once. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const typed = (url.searchParams.get('code') ?? '').slice(0, 100);
  const { checkIn } = context.get(services);
  const ticket = typed ? await checkIn.findTicket(context.get(signedIn), typed) : null;
  const code = parseIssuedCode(typed);
  const isDone = url.searchParams.has(DONE);
  return {
    ticket,
    typed: code === undefined ? typed : formatIssuedCode(code),
    isDone,
    isOtherDay: ticket?.date !== undefined && !isEventOn(ticket.date, toIsoDay(new Date())),
  };
}

/** Checks the guest in (R-TICKET-2), and shows the ticket. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: checkInSchema });
  if (submission.status !== 'success') throw data(null, { status: 400 });
  const { code } = submission.value;
  const result = await context.get(services).checkIn.checkIn(context.get(signedIn), code);
  const path = adminPaths.checkIn(code);
  throw redirect(result.kind === 'checked-in' ? `${path}&${DONE}=1` : path, 303);
}

export default function CheckInPage({ loaderData }: Route.ComponentProps) {
  const { ticket, typed, isDone, isOtherDay } = loaderData;
  return (
    <>
      <ToolHeader
        title="Check-in"
        text="Scan the QR code of a ticket with the camera of your phone: it opens this page. Or type its code. A guest without a code is checked in on the guest list."
      >
        <ToolLink href={adminPaths.events()}>Events and guests</ToolLink>
      </ToolHeader>
      <FilterForm path={adminPaths.checkIn()} submitLabel="Show the ticket">
        <ToolInput
          field={{
            id: 'check-in-code',
            name: 'code',
            value: ticket ? '' : typed,
            autoFocus: !ticket || isDone,
          }}
          label="Code of the ticket"
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          optional="unmarked"
          className="w-80 max-w-full"
        />
      </FilterForm>
      {ticket && <GuestTicket ticket={ticket} code={typed} isDone={isDone} isOtherDay={isOtherDay} />}
      {!ticket && typed && (
        <ToolAlert tone="danger" role="status" title={`There is no ticket “${typed}”`} className="max-w-2xl">
          Please check its letters and digits.
        </ToolAlert>
      )}
    </>
  );
}
