import { createCalendarEntry } from '~/server/leads/calls/calendar-entry.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/call-calendar-resource';

/** The calendar file of a call. The token in the path grants access. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const call = await context.get(services).calls.readByToken(params.token);
  if (!call) throw new Response('There is no such call.', { status: 404 });
  return new Response(createCalendarEntry(call, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="call.ics"',
      'Cache-Control': 'no-store',
    },
  });
}
