import { services } from '~/server/services.server';
import type { Route } from './+types/call-calendar-resource';

/** The calendar file of a call. The token in the path grants access. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const entry = await context.get(services).calls.readCalendarEntry(params.token);
  if (entry === null) throw new Response('There is no such call.', { status: 404 });
  return new Response(entry, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="call.ics"',
      'Cache-Control': 'no-store',
    },
  });
}
