import { data, redirect } from 'react-router';
import { convergePhone, phoneStores } from '~/content/converge-phone';
import { trailTo } from '~/content/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { readForm } from '~/server/http/read-body.server';
import { receiveWaitlist } from '~/server/leads/receive-waitlist.server';
import { leadsOfSender } from '~/server/sender.server';
import type { Route } from './+types/phone';
import { FeatureScroll } from './phone/feature-scroll';
import { Measured } from './phone/measured';
import { Opening } from './phone/opening';
import { Reviews } from './phone/reviews';
import { Waitlist } from './phone/waitlist';
import { SevenWays } from './seven-ways';

export const handle: PageHandle = {
  way: 'static',
  prerender: true,
  trail: trailTo(paths.demos.mobileApp(), paths.products()),
};

const [android, iphone] = phoneStores;

export async function action({ request, context }: Route.ActionArgs) {
  const leads = await leadsOfSender(context);
  const received = await receiveWaitlist(await readForm(request), [android.id, iphone.id], leads);
  if (received.kind === 'stored') return redirect(paths.message(received.token), 303);
  return data(received.result, { status: 400 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Converge on the phone',
    description: convergePhone.lead,
  });

export default function ConvergeOnThePhone({ actionData }: Route.ComponentProps) {
  if (actionData) return <Waitlist lastResult={actionData} />;
  return (
    <>
      <Opening />
      <FeatureScroll />
      <Measured />
      <Reviews />
      <Waitlist lastResult={undefined} />
      <SevenWays current={paths.demos.mobileApp()} />
    </>
  );
}
