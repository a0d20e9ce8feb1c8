import { cachedWithout } from '~/cached-query';
import { sampleJudgingRound } from '~/content/products/sample-judging-round';
import {
  formatTexts,
  hackathonContent,
  hallTexts,
  nightRoster,
  reportExcerpt,
  rubricText,
} from '~/content/services/hackathon-content';
import { defaultHackathonRequest, hackathonRates } from '~/content/services/hackathon-rates';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { readQueryForm } from '~/domain/forms/read-query-form';
import { formatLakhCrore } from '~/domain/money/lakh-crore';
import {
  HACKATHON_FIELDS,
  type HackathonRequest,
  parseHackathonForm,
  toHackathonForm,
} from '~/domain/services/hackathon-form';
import { type HackathonPlan, listShopping, planHackathon } from '~/domain/services/hackathon-plan';
import { ServiceEnquirySection } from '~/features/contact/service-enquiry-section';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { getLeadsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { formatDate } from '~/sections/format/format-date';
import { SampleDocuments } from '~/sections/marketing/sample-documents';
import { ServiceStories } from '~/sections/marketing/service-stories';
import { createPageMeta } from '~/sections/meta/page-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { toIsoDay } from '~/server/iso-day.server';
import { submitServiceEnquiry } from '~/server/leads/forms/submit-service-enquiry.server';
import { services } from '~/server/services.server';
import { findNextStart } from '../find-next-start.server';
import type { Route } from './+types/hackathon-organisation-page';
import { BudgetTable } from './budget-table';
import { Planner } from './planner';
import { PreparationWeeks } from './preparation-weeks';
import { ScheduleDays } from './schedule-days';
import { ShoppingList } from './shopping-list';

const rubricLines = sampleJudgingRound.criteria.map(
  ({ name, question, weightPercent }) => `${name}, ${weightPercent} %: ${question}`,
);

/** Three deliverables that can be opened. */
const hackathonDocuments = [
  { id: 'report', ...reportExcerpt },
  { id: 'rubric', ...rubricText, lines: rubricLines },
  { id: 'roster', ...nightRoster },
];

/** The plan in one sentence, for the enquiry. */
function describePlan(
  { people, days, format, hall, from }: HackathonRequest,
  { total }: HackathonPlan,
): string {
  const where = format === 'online' ? '' : `, ${hallTexts[hall].inWords}`;
  const when = from ? `, from ${formatDate(from)}` : '';
  return `${people} people, ${days === 1 ? 'one day' : `${days} days`}, ${formatTexts[format].inWords}${where}${when}: about ${formatLakhCrore(total)} before GST`;
}

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedWithout(...HACKATHON_FIELDS),
  breadcrumbs: buildBreadcrumbs(paths.hackathonPlan(), paths.services()),
};

function readPlan(url: string, publicUrl: string) {
  const form = readQueryForm(new URL(url).searchParams, toHackathonForm(defaultHackathonRequest));
  const { request, issues } = parseHackathonForm(form, defaultHackathonRequest, toIsoDay(new Date()));
  const plan = planHackathon(request, hackathonRates);
  const action = paths.hackathonPlan(toHackathonForm(request));
  return { form, issues, request, plan, action, planUrl: publicUrl + action };
}

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  const nextStart = findNextStart(context, hackathonContent.nextStart);
  return { ...readPlan(request.url, context.get(services).environment.PUBLIC_URL), nextStart };
}

export async function action({ request, context }: Route.ActionArgs) {
  const {
    request: wanted,
    plan,
    planUrl,
  } = readPlan(request.url, context.get(services).environment.PUBLIC_URL);
  return respondToSubmission(
    await submitServiceEnquiry(await readForm(request), {
      topic: 'hackathon-organization',
      leads: await getLeadsOfSender(context),
      result: { text: describePlan(wanted, plan), url: planUrl },
    }),
  );
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Hackathon organisation: plan and budget',
    description:
      'Plan a hackathon of 30 to 800 people: schedule hour by hour, budget and shopping list at once, free to take away. We run it when you want us to.',
    isNoindex: args.location.search !== '',
  });

export default function HackathonOrganisationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { request, plan } = loaderData;
  const enquiry = (
    <ServiceEnquirySection
      topic="hackathon-organization"
      headline={hackathonContent.enquiryHeadline}
      lead={hackathonContent.enquiryLead}
      nextStart={loaderData.nextStart}
      messageHint={hackathonContent.messageHint}
      action={loaderData.action}
      resultText={describePlan(request, plan)}
      lastResult={actionData}
    />
  );
  if (actionData) return enquiry;
  return (
    <>
      <Planner {...loaderData} />
      <ScheduleDays request={request} schedule={plan.schedule} />
      <BudgetTable request={request} plan={plan} />
      <ShoppingList items={listShopping(request, plan, hackathonRates)} />
      <PreparationWeeks request={request} />
      <SampleDocuments headline={hackathonContent.documentsHeadline} documents={hackathonDocuments} />
      <ServiceStories serviceId="hackathon-organization" headline={hackathonContent.proofHeadline} />
      {enquiry}
    </>
  );
}
