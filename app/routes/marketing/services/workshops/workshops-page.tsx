import { readsNoQuery } from '~/cached-query';
import { workshopContent, workshopDocuments } from '~/content/services/workshop-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { ServiceEnquirySection } from '~/features/contact/service-enquiry-section';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { getLeadsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { SampleDocuments } from '~/sections/marketing/sample-documents';
import { ServiceStories } from '~/sections/marketing/service-stories';
import { createPageMeta } from '~/sections/meta/page-meta';
import { getProductListTags } from '~/server/catalogue/catalogue-tags.server';
import { readForm } from '~/server/http/body/read-body.server';
import { cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { submitServiceEnquiry } from '~/server/leads/forms/submit-service-enquiry.server';
import { services } from '~/server/services.server';
import { LinkButton } from '~/ui/buttons/link-button';
import { findNextStart } from '../find-next-start.server';
import type { Route } from './+types/workshops-page';
import { OfficeWorkshopTable } from './office-workshop-table';
import { OpenWorkshopTile } from './open-workshop-tile';
import { readOpenWorkshops } from './read-open-workshops.server';
import { WorkshopDay } from './workshop-day';
import { WorkshopTrainers } from './workshop-trainers';

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: readsNoQuery,
  breadcrumbs: buildBreadcrumbs(paths.workshops(), paths.services()),
};

export async function loader({ context }: Route.LoaderArgs) {
  const workshops = await readOpenWorkshops(context.get(services).catalogue);
  cacheUntilChanged(context, getProductListTags(workshops.map(({ product }) => product)));
  return { workshops, nextStart: findNextStart(context, workshopContent.nextStart) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return respondToSubmission(
    await submitServiceEnquiry(await readForm(request), {
      topic: 'professional-training-workshops',
      leads: await getLeadsOfSender(context),
    }),
  );
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Training workshops: dates and prices',
    description:
      'Workshops for engineers on testing, databases, accessibility and speed: open dates with seats and prices, or one to three days at your office for up to sixteen people.',
  });

/** The catalogue starts at once: the open dates are the first thing on the page. */
export default function WorkshopsPage({
  loaderData: { workshops, nextStart },
  actionData,
}: Route.ComponentProps) {
  const enquiry = (
    <ServiceEnquirySection
      topic="professional-training-workshops"
      headline={workshopContent.enquiryHeadline}
      lead={workshopContent.enquiryLead}
      nextStart={nextStart}
      messageHint={workshopContent.messageHint}
      action={paths.workshops()}
      lastResult={actionData}
    />
  );
  if (actionData) return enquiry;
  return (
    <>
      <section className="wrap pt-6 md:pt-10">
        <h1 className="max-w-[24ch] text-h2">{workshopContent.headline}</h1>
        <p className="mt-4 max-w-[44em] text-lg text-muted">{workshopContent.lead}</p>
        <p className="mt-6 flex flex-wrap gap-2">
          <LinkButton href="#office" variant="quiet">
            At your office
          </LinkButton>
        </p>
        <h2 className="mt-10 text-h3">{workshopContent.openHeadline}</h2>
        <p className="mt-1 mb-5 text-muted">
          {workshops.length > 0 ? workshopContent.openLead : workshopContent.noneOpen}
        </p>
        <div className="grid gap-10">
          {workshops.map((workshop) => (
            <OpenWorkshopTile key={workshop.product.id} workshop={workshop} />
          ))}
        </div>
      </section>
      <OfficeWorkshopTable />
      <ServiceStories serviceId="professional-training-workshops" headline={workshopContent.proofHeadline} />
      <WorkshopDay />
      <WorkshopTrainers />
      <SampleDocuments headline={workshopContent.documentsHeadline} documents={workshopDocuments} />
      {enquiry}
    </>
  );
}
