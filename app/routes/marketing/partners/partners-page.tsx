import { data } from 'react-router';
import { cachedAs } from '~/cached-query';
import { partnerKinds, partnersContent } from '~/content/contact/partners-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { getLeadsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { RelatedLinks } from '~/sections/marketing/related-links';
import { createPageMeta } from '~/sections/meta/page-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { submitPartner } from '~/server/leads/forms/submit-partner.server';
import type { Route } from './+types/partners-page';
import { PartnerForm } from './partner-form';
import { PartnerKindList } from './partner-kind-list';

/** `?kind=` selects the kind in the form. */
const parseKind = (query: URLSearchParams) => partnerKinds.find(({ id }) => id === query.get('kind'))?.id;

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedAs((query) => paths.partners(parseKind(query))),
  breadcrumbs: buildBreadcrumbs(paths.partners(), paths.companyStory()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return { kind: parseKind(new URL(request.url).searchParams) };
}

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

export default function PartnersPage({ loaderData, actionData }: Route.ComponentProps) {
  // A rejected form is shown alone, so that its errors are at the top.
  if (actionData) return <PartnerForm kind={loaderData.kind} lastResult={actionData} />;
  return (
    <>
      <section className="wrap pt-6 md:pt-16">
        <h1 className="mx-auto max-w-[14ch] md:max-w-[20ch] md:text-center">{partnersContent.headline}</h1>
        <p className="mx-auto mt-6 max-w-[34em] text-lead text-muted md:text-center">
          {partnersContent.lead}
        </p>
      </section>
      <PartnerKindList />
      <PartnerForm kind={loaderData.kind} lastResult={undefined} />
      <RelatedLinks from="partners" />
    </>
  );
}
