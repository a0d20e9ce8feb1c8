import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { findTeamMember } from '~/content/company/team';
import { callRescheduleSchema, NO_TIME_CHOSEN } from '~/domain/contact/call-booking-schema';
import type { SlotDay } from '~/domain/contact/call-slots';
import { toWallClock } from '~/domain/time/wall-clock';
import {
  CALENDAR_ERROR_ID,
  SelectedSlot,
  WeekCalendarField,
} from '~/features/call-booking/week-calendar-field';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import {
  formatCall,
  formatTimeZone,
  indianTimeZone,
  readSenderTimeZone,
} from '~/sections/format/format-call-time';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { MOVE_ISSUES } from '~/server/leads/calls/submit-call-request.server';
import { getWeekCalendar } from '~/server/leads/calls/week-calendar.server';
import { services } from '~/server/services.server';
import { Button } from '~/ui/buttons/button';
import { TextLink } from '~/ui/buttons/text-link';
import { Alert } from '~/ui/feedback/alert';
import type { Route } from './+types/reschedule-call-page';

export const handle: PageHandle = { hydration: 'none' };

export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const { calls, leads } = context.get(services);
  const [call, lead] = await Promise.all([calls.readByToken(token), leads.getByToken(token)]);
  if (!call || !lead) throw data(null, { status: 404 });
  const timeZone = readSenderTimeZone(lead.meta);
  const from =
    new URL(request.url).searchParams.get('from') ?? toWallClock(call.startsAt, indianTimeZone).day;
  const { hostId, leadId: movedLeadId } = call;
  const week = await getWeekCalendar(calls, { hostId, from, now: new Date(), movedLeadId });
  return {
    token,
    timeZone,
    week,
    hostId,
    call: { startsAt: call.startsAt, minutes: call.minutes },
  };
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: callRescheduleSchema });
  if (submission.status !== 'success') return data({ error: NO_TIME_CHOSEN }, { status: 400 });
  const result = await context.get(services).calls.move(token, submission.value.startsAt);
  if (result === 'unknown') throw data(null, { status: 404 });
  if (result === 'moved') return redirect(paths.message(token), 303);
  return data({ error: MOVE_ISSUES[result] }, { status: 400 });
}

export const meta: Route.MetaFunction = () => createNoindexMeta('Move your call', { hasSecretUrl: true });

/** The time that the call has is none to move to. */
const markTaken = (days: readonly SlotDay[], startsAt: Date): SlotDay[] =>
  days.map(({ slots, ...day }) => ({
    ...day,
    slots: slots.map((slot) =>
      slot.startsAt === startsAt.toISOString() ? { ...slot, isFree: false } : slot,
    ),
  }));

export default function RescheduleCallPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, timeZone, week, hostId, call } = loaderData;
  const host = findTeamMember(hostId);
  const weekLink = (from: string | undefined) => from && `${paths.message(token, '/move')}?from=${from}`;
  return (
    <div className="wrap grid gap-10 pt-10 md:pt-16">
      <div>
        <h1 className="max-w-[12ch]">When instead?</h1>
        <p className="mt-5 max-w-[40em] text-lg text-muted">
          Now it is on {formatCall(call, timeZone)}, by the clock in {formatTimeZone(timeZone)}, with{' '}
          {host?.name}. It stays yours until the other one is.
        </p>
        <p className="mt-3">
          <TextLink href={paths.message(token)} arrow="back">
            Leave it as it is
          </TextLink>
        </p>
      </div>
      <form method="post" data-send-once="" noValidate className="slot-form slot-form-short">
        <div className="mb-8 grid gap-8 [grid-area:calendar]">
          {actionData && (
            <Alert id={CALENDAR_ERROR_ID} tone="danger" role="alert" title="Not moved">
              {actionData.error}
            </Alert>
          )}
          <WeekCalendarField
            id="starts-at"
            days={markTaken(week.days, call.startsAt)}
            slotMinutes={week.slotMinutes}
            timeZone={timeZone}
            selectedStart={undefined}
            error={actionData?.error}
            previousHref={weekLink(week.previous)}
            nextHref={weekLink(week.next)}
          />
        </div>
        <SelectedSlot />
        <div className="flex items-end rounded-tile bg-surface p-5 [grid-area:submit] md:p-8">
          <Button type="submit" size="lg">
            Move the call
          </Button>
        </div>
      </form>
    </div>
  );
}
