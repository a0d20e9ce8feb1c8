import { data, redirect } from 'react-router';
import { comingSoon } from '~/content/coming-soon';
import { trailTo } from '~/content/navigation';
import { softwareProducts } from '~/content/products';
import type { WaitedFor } from '~/features/leads/waitlist-choices';
import { WaitlistForm } from '~/features/leads/waitlist-form';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { readForm } from '~/server/http/read-body.server';
import { receiveWaitlist } from '~/server/leads/receive-waitlist.server';
import { leadsOfSender } from '~/server/sender.server';
import type { Route } from './+types/coming-soon';
import { Kiln } from './products/coming/kiln';

export const handle: PageHandle = {
  way: 'static',
  prerender: true,
  trail: trailTo(paths.comingSoon(), paths.products()),
};

const [first, ...others] = softwareProducts.filter(({ state }) => state === 'coming');

export async function action({ request, context }: Route.ActionArgs) {
  if (!first) throw data(null, { status: 404 });
  const ids = [first.id, ...others.map(({ id }) => id)] as const;
  const received = await receiveWaitlist(await readForm(request), ids, await leadsOfSender(context));
  if (received.kind === 'stored') return redirect(paths.message(received.token), 303);
  return data(received.result, { status: 400 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Coming soon', description: comingSoon.lead, kind: 'CollectionPage' });

const choice = ({ id, name, when }: (typeof softwareProducts)[number]): WaitedFor => ({
  value: id,
  label: name,
  hint: when,
});

export default function ComingSoon({ actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap grid gap-x-14 gap-y-6 pt-10 md:pt-16 lg:grid-cols-[8fr_4fr] lg:items-end">
        <h1 className="max-w-[12ch]">{comingSoon.headline}</h1>
        <p className="max-w-[32em] text-lg text-muted">{comingSoon.lead}</p>
      </section>
      <Kiln />
      {first && (
        <section
          aria-labelledby="waitlist-title"
          className="wrap section grid gap-x-14 gap-y-6 lg:grid-cols-[5fr_7fr]"
        >
          <h2 id="waitlist-title" className="max-w-[12ch]">
            A letter on the day it opens
          </h2>
          <WaitlistForm
            action={paths.comingSoon()}
            lastResult={actionData}
            products={[choice(first), ...others.map(choice)]}
            promise={comingSoon.waitlistPromise}
          />
        </section>
      )}
    </>
  );
}
