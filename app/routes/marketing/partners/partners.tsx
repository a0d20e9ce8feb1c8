import { data, redirect } from 'react-router';
import { trailTo } from '~/content/navigation';
import { partnerKinds, partnerPage } from '~/content/partners';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { Onward } from '~/sections/onward';
import { pageMeta } from '~/sections/page-meta';
import { readForm } from '~/server/http/read-body.server';
import { receivePartner } from '~/server/leads/receive-partner.server';
import { leadsOfSender } from '~/server/sender.server';
import type { Route } from './+types/partners';
import { PartnerForm } from './partner-form';
import { TwoSides } from './two-sides';

export const handle: PageHandle = {
  way: 'static',
  prerender: true,
  trail: trailTo(paths.partner(), paths.story()),
};

const [first, ...others] = partnerKinds.map(({ id }) => id);

export async function action({ request, context }: Route.ActionArgs) {
  if (!first) throw data(null, { status: 404 });
  const received = await receivePartner(
    await readForm(request),
    [first, ...others],
    await leadsOfSender(context),
  );
  if (received.kind === 'stored') return redirect(paths.message(received.token), 303);
  return data(received.result, { status: 400 });
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Partners',
    description:
      'Campuses, sponsors, schools, studios and communities: what you bring, what we bring, and how long it binds anybody. Five kinds of partnership, with their terms.',
  });

export default function Partners({ actionData }: Route.ComponentProps) {
  // A form that came back stands alone, so that its faults are not a page away from the top.
  if (actionData) return <PartnerForm lastResult={actionData} />;
  return (
    <>
      <section className="wrap pt-10 md:pt-16">
        <h1 className="mx-auto max-w-[14ch] md:max-w-[20ch] md:text-center">{partnerPage.headline}</h1>
        <p className="mx-auto mt-6 max-w-[34em] text-lead text-muted md:text-center">{partnerPage.lead}</p>
      </section>
      <TwoSides />
      <PartnerForm lastResult={undefined} />
      <Onward from="partners" />
    </>
  );
}
