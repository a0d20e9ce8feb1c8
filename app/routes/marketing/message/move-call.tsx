import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { people } from '~/content/people';
import { callMoveSchema } from '~/domain/call-request';
import { isTimeZone, wallClockAt } from '~/domain/wall-clock';
import { callInWords, indianTime, zoneInWords } from '~/features/calls/call-words';
import { SlotBed } from '~/features/calls/slot-bed';
import { WeekWall, wallErrorId } from '~/features/calls/week-wall';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { hiddenPageMeta } from '~/sections/hidden-page-meta';
import { callWeek } from '~/server/calls/call-week.server';
import { slotFaults } from '~/server/calls/receive-call.server';
import { readForm } from '~/server/http/read-body.server';
import { services } from '~/server/services.server';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { TextLink } from '~/ui/text-link';
import type { Route } from './+types/move-call';

export const handle: PageHandle = { way: 'static' };

export async function loader({ params: { token }, request, context }: Route.LoaderArgs) {
  const { calls, leads } = context.get(services);
  const [call, lead] = await Promise.all([calls.readByToken(token), leads.readByToken(token)]);
  if (!call || !lead) throw data(null, { status: 404 });
  const own = lead.meta.timeZone;
  const zone = typeof own === 'string' && isTimeZone(own) ? own : indianTime;
  const from = new URL(request.url).searchParams.get('from') ?? wallClockAt(call.startsAt, indianTime).day;
  const week = await callWeek(calls, { hostId: call.hostId, from, now: new Date() });
  return { token, zone, week, hostId: call.hostId, startsAt: call.startsAt.toISOString() };
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: callMoveSchema });
  if (submission.status !== 'success') return data({ fault: slotFaults['not-offered'] }, { status: 400 });
  const move = await context.get(services).calls.move(token, submission.value.startsAt);
  if (move === 'unknown') throw data(null, { status: 404 });
  if (move === 'moved') return redirect(paths.message(token), 303);
  return data({ fault: slotFaults[move] }, { status: 400 });
}

export const meta: Route.MetaFunction = () => hiddenPageMeta('Move your call', { secret: true });

export default function MoveCall({ loaderData, actionData }: Route.ComponentProps) {
  const { token, zone, week, hostId, startsAt } = loaderData;
  const host = people.find(({ id }) => id === hostId);
  const weekLink = (from: string | undefined) => from && `${paths.message(token, '/move')}?from=${from}`;
  return (
    <div className="wrap grid gap-10 pt-10 md:pt-16">
      <div>
        <h1 className="max-w-[12ch]">When instead?</h1>
        <p className="mt-5 max-w-[40em] text-lg text-muted">
          Now it is on {callInWords(startsAt, zone)}, by the clock in {zoneInWords(zone)}, with {host?.name}.
          It stays yours until the other one is.
        </p>
        <p className="mt-3">
          <TextLink href={paths.message(token)} arrow="back">
            Leave it as it is
          </TextLink>
        </p>
      </div>
      <form method="post" data-send-once="" noValidate className="slot-form slot-form-short">
        <div className="mb-8 grid gap-8 [grid-area:wall]">
          {actionData && (
            <Notice id={wallErrorId} tone="danger" role="alert" title="Not moved">
              {actionData.fault}
            </Notice>
          )}
          <WeekWall
            days={week.days}
            zone={zone}
            chosen={undefined}
            error={actionData?.fault}
            previous={weekLink(week.previous)}
            next={weekLink(week.next)}
          />
        </div>
        <SlotBed />
        <div className="flex items-end rounded-tile bg-surface p-5 [grid-area:press] md:p-8">
          <Button type="submit" size="lg">
            Move the call
          </Button>
        </div>
      </form>
    </div>
  );
}
