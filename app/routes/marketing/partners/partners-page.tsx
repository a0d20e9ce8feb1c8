import { data } from 'react-router';
import { partnerKinds, partnersContent } from '~/content/contact/partners-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { getLeadsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { RelatedLinks } from '~/sections/marketing/related-links';
import { createPageMeta } from '~/sections/meta/page-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { submitPartner } from '~/server/leads/forms/submit-partner.server';
import type { Route } from './+types/partners-page';
import { PartnerForm } from './partner-form';
import { PartnerKindList } from './partner-kind-list';

export const handle: PageHandle = {
  hydration: 'none',
  prerender: true,
  breadcrumbs: buildBreadcrumbs(paths.partners(), paths.companyStory()),
};

const [first, ...others] = partnerKinds.map(({ id }) => id);

export async function action({ request, context }: Route.ActionArgs) {
  if (!first) throw data(null, { status: 404 });
  return respondToSubmission(
    await submitPartner(await readForm(request), [first, ...others], await getLeadsOfSender(context)),
  );
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Partners',
    description:
      'Campuses, sponsors, schools, studios and communities: what you bring, what we bring, and how long it binds anybody. Five kinds of partnership, with their terms.',
  });

export default function PartnersPage({ actionData }: Route.ComponentProps) {
  // A rejected form is shown alone, so that its errors are at the top.
  if (actionData) return <PartnerForm lastResult={actionData} />;
  return (
    <>
      <section className="wrap pt-6 md:pt-16">
        <h1 className="mx-auto max-w-[14ch] md:max-w-[20ch] md:text-center">{partnersContent.headline}</h1>
        <p className="mx-auto mt-6 max-w-[34em] text-lead text-muted md:text-center">
          {partnersContent.lead}
        </p>
      </section>
      <PartnerKindList />
      <PartnerForm lastResult={undefined} />
      <RelatedLinks from="partners" />
    </>
  );
}
