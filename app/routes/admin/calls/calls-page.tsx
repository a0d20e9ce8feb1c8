import { adminPaths } from '~/content/admin/admin-paths';
import { parseCallWeek } from '~/domain/contact/staff-call';
import { addDays, toWallClock } from '~/domain/time/wall-clock';
import { CallWeek } from '~/features/admin-calls/call-week';
import { WeekLinks } from '~/features/admin-calls/week-links';
import { ToolLink } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatDayRange } from '~/sections/format/format-call-time';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/calls-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('leads.manage')];

export const meta = () => createNoindexMeta('Calls');

/** `?week=` is any day of the shown week. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { calls, callManagement } = context.get(services);
  const now = new Date();
  const hours = await calls.getHours();
  const monday = parseCallWeek(url.searchParams, toWallClock(now, hours.timeZone).day);
  const booked = await callManagement.listWeek(context.get(signedIn), monday);
  return { monday, hours, now, booked };
}

export default function CallsPage({ loaderData: { monday, hours, now, booked } }: Route.ComponentProps) {
  const open = booked.filter(({ isCancelled }) => !isCancelled).length;
  return (
    <>
      <ToolHeader
        title="Calls"
        text={`${formatDayRange(monday, addDays(monday, 6))}: ${open === 1 ? 'one call' : `${open || 'no'} calls`}. Times are in India.`}
      >
        <WeekLinks monday={monday} />
        <ToolLink href={adminPaths.callHours()}>Hours</ToolLink>
      </ToolHeader>
      <CallWeek monday={monday} calls={booked} hours={hours} now={now} />
    </>
  );
}
