import { data, redirect } from 'react-router';
import { callHosts } from '~/content/calls';
import { trailTo } from '~/content/navigation';
import { isTimeZone } from '~/domain/wall-clock';
import { indianTime } from '~/features/calls/call-words';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { WaysToAsk } from '~/sections/ways-to-ask';
import { callWeek } from '~/server/calls/call-week.server';
import { receiveCall } from '~/server/calls/receive-call.server';
import { readForm } from '~/server/http/read-body.server';
import { callsOfSender } from '~/server/sender.server';
import { services } from '~/server/services.server';
import type { Route } from './+types/book-call';
import { CallForm } from './call/call-form';
import { HostOpening } from './call/host-opening';

export const handle: PageHandle = { way: 'static', trail: trailTo(paths.bookCall(), paths.contact()) };

/** `?about=` is whom one talks to, `?from=` the week, `?zone=` by which clock. */
function choiceFrom(request: Request) {
  const { searchParams } = new URL(request.url);
  const host = callHosts.find(({ topic }) => topic === searchParams.get('about')) ?? callHosts[0];
  if (!host) throw data(null, { status: 404 });
  const zone = searchParams.get('zone') ?? indianTime;
  return { host, from: searchParams.get('from'), zone: isTimeZone(zone) ? zone : indianTime };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { host, from, zone } = choiceFrom(request);
  const { calls } = context.get(services);
  const week = await callWeek(calls, { hostId: host.personId, from, now: new Date() });
  return { topic: host.topic, zone, week };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { host } = choiceFrom(request);
  const received = await receiveCall(await readForm(request), host, await callsOfSender(context));
  if (received.kind === 'stored') return redirect(paths.message(received.token), 303);
  return data(received.result, { status: 400 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Book a call',
    description:
      'Half an hour with the person who would do the work: choose a matter, a day and a time by your own clock. The calendar entry comes at once.',
    kind: 'ContactPage',
  });

export default function BookCall({ loaderData, actionData }: Route.ComponentProps) {
  const { topic, zone, week } = loaderData;
  return (
    <>
      <div className="wrap pt-4">
        <HostOpening topic={topic} zone={zone} />
        <CallForm topic={topic} zone={zone} week={week} lastResult={actionData} />
      </div>
      <WaysToAsk current="call" />
    </>
  );
}
