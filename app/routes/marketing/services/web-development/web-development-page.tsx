import { cachedWithout } from '~/cached-query';
import { acceptanceSheet, fridayNote, handoverContents, webContent } from '~/content/services/web-content';
import { defaultWebNeeds, webRates } from '~/content/services/web-rates';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { readQueryForm } from '~/domain/forms/read-query-form';
import { estimateWebProject } from '~/domain/services/web-estimate';
import { parseWebForm, toWebForm, WEB_FIELDS } from '~/domain/services/web-estimate-form';
import { ServiceEnquirySection } from '~/features/contact/service-enquiry-section';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { getLeadsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { SampleDocuments } from '~/sections/marketing/sample-documents';
import { ServiceStories } from '~/sections/marketing/service-stories';
import { createPageMeta } from '~/sections/meta/page-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { submitServiceEnquiry } from '~/server/leads/forms/submit-service-enquiry.server';
import { services } from '~/server/services.server';
import { findNextStart } from '../find-next-start.server';
import type { Route } from './+types/web-development-page';
import { describeEstimate } from './describe-estimate';
import { EstimateFactors } from './estimate-factors';
import { EstimateHero } from './estimate-hero';
import { FridayDeliverables } from './friday-deliverables';
import { WebPromises } from './web-promises';
import { WebStack } from './web-stack';

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedWithout(...WEB_FIELDS),
  breadcrumbs: buildBreadcrumbs(paths.webDevelopment(), paths.services()),
};

function readEstimate(url: string, publicUrl: string) {
  const form = readQueryForm(new URL(url).searchParams, toWebForm(defaultWebNeeds));
  const needs = parseWebForm(form, defaultWebNeeds);
  const action = paths.webDevelopment(toWebForm(needs));
  return { needs, estimate: estimateWebProject(needs, webRates), action, estimateUrl: publicUrl + action };
}

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  const nextStart = findNextStart(context, webContent.nextStart);
  return { ...readEstimate(request.url, context.get(services).environment.PUBLIC_URL), nextStart };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { needs, estimate, estimateUrl } = readEstimate(
    request.url,
    context.get(services).environment.PUBLIC_URL,
  );
  return respondToSubmission(
    await submitServiceEnquiry(await readForm(request), {
      topic: 'custom-web-development',
      leads: await getLeadsOfSender(context),
      result: { text: describeEstimate(needs, estimate), url: estimateUrl },
    }),
  );
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Custom web development: estimate',
    description:
      'Estimate a custom web application in one sentence: weeks, price range in rupees and what moves it. Two to four of us, 8 to 24 weeks, something that runs every Friday.',
    isNoindex: args.location.search !== '',
  });

const documents = [
  { id: 'friday', ...fridayNote },
  { id: 'sheet', ...acceptanceSheet },
  { id: 'handover', ...handoverContents },
];

export default function WebDevelopmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { needs, estimate, estimateUrl } = loaderData;
  const enquiry = (
    <ServiceEnquirySection
      topic="custom-web-development"
      headline={webContent.enquiryHeadline}
      lead={webContent.enquiryLead}
      nextStart={loaderData.nextStart}
      messageHint={webContent.messageHint}
      action={loaderData.action}
      resultText={describeEstimate(needs, estimate)}
      lastResult={actionData}
    />
  );
  if (actionData) return enquiry;
  return (
    <>
      <EstimateHero needs={needs} estimate={estimate} estimateUrl={estimateUrl} />
      <EstimateFactors needs={needs} estimate={estimate} />
      <FridayDeliverables />
      <SampleDocuments layout="sheets" headline={webContent.documentsHeadline} documents={documents} />
      <WebPromises />
      <WebStack />
      <ServiceStories serviceId="custom-web-development" headline={webContent.proofHeadline} />
      {enquiry}
    </>
  );
}
