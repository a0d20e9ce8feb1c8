import { defaultHackathonRequest } from '~/content/services/hackathon-rates';
import { readQueryForm } from '~/domain/forms/read-query-form';
import { parseHackathonForm, toHackathonForm } from '~/domain/services/hackathon-form';
import { toIsoDay } from '~/server/iso-day.server';
import type { Route } from './+types/plan-calendar-resource';
import { createPlanCalendar } from './plan-calendar.server';

/** The calendar file of a plan with a date. */
export function loader({ request }: Route.LoaderArgs) {
  const form = readQueryForm(new URL(request.url).searchParams, toHackathonForm(defaultHackathonRequest));
  const { request: plan, issues } = parseHackathonForm(form, defaultHackathonRequest, toIsoDay(new Date()));
  const { from } = plan;
  if (from === undefined || Object.keys(issues).length > 0)
    return new Response('A calendar needs the first day of the event: ?from=2027-02-26', { status: 400 });
  return new Response(createPlanCalendar({ ...plan, from }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="hackathon.ics"',
    },
  });
}
