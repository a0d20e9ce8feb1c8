import { data } from 'react-router';
import { v7 as uuid } from 'uuid';
import { callHosts } from '~/content/contact/book-call-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { isTimeZone } from '~/domain/time/wall-clock';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { getCallsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { indianTimeZone } from '~/sections/format/format-call-time';
import { ContactOptions } from '~/sections/marketing/contact-options';
import { createPageMeta } from '~/sections/meta/page-meta';
import { readForm, readFormKey } from '~/server/http/body/read-body.server';
import { submitCallRequest } from '~/server/leads/calls/submit-call-request.server';
import { getWeekCalendar } from '~/server/leads/calls/week-calendar.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/book-call-page';
import { BookCallHero } from './book-call-hero';
import { CallBookingForm } from './call-booking-form';

export const handle: PageHandle = {
  hydration: 'none',
  breadcrumbs: buildBreadcrumbs(paths.bookCall(), paths.contact()),
};

/** `?about=` is the topic, `?from=` the first day of the week, `?zone=` the time zone of the display. */
function parseChoice(request: Request) {
  const { searchParams } = new URL(request.url);
  const host = callHosts.find(({ topic }) => topic === searchParams.get('about')) ?? callHosts[0];
  if (!host) throw data(null, { status: 404 });
  const zone = searchParams.get('zone') ?? indianTimeZone;
  return { host, from: searchParams.get('from'), zone: isTimeZone(zone) ? zone : indianTimeZone };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { host, from, zone } = parseChoice(request);
  const { calls } = context.get(services);
  const week = await getWeekCalendar(calls, { hostId: host.teamMemberId, from, now: new Date() });
  return { topic: host.topic, zone, week, formKey: uuid() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { host } = parseChoice(request);
  const form = await readForm(request);
  const calls = await getCallsOfSender(context);
  return respondToSubmission(await submitCallRequest(form, { host, calls, formKey: readFormKey(form) }));
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Book a call',
    description:
      'Talk with the person who would do the work: choose a matter, a day and a time by your own clock. The calendar entry comes at once.',
    kind: 'ContactPage',
  });

export default function BookCallPage({ loaderData, actionData }: Route.ComponentProps) {
  const { topic, zone, week, formKey } = loaderData;
  return (
    <>
      <div className="wrap pt-4">
        <BookCallHero topic={topic} timeZone={zone} minutes={week.slotMinutes} />
        <CallBookingForm
          topic={topic}
          timeZone={zone}
          week={week}
          formKey={formKey}
          lastResult={actionData}
        />
      </div>
      <ContactOptions currentId="call" callMinutes={week.slotMinutes} />
    </>
  );
}
