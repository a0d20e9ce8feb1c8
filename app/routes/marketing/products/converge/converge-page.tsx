import { cachedWithout } from '~/cached-query';
import { convergeContent } from '~/content/products/converge-content';
import { convergePageContent } from '~/content/products/converge-page-content';
import { convergePlans } from '~/content/products/product-plans';
import { getSoftwareProduct } from '~/content/products/software-products';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { CALENDAR_PARAMETERS, parseCalendarState, toCalendarQuery } from '~/features/converge/calendar-state';
import { CommunityCalendar } from '~/features/converge/community-calendar';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { getLeadsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { createPageMeta } from '~/sections/meta/page-meta';
import { createSoftwareData } from '~/sections/structured-data/offer';
import { createFaqPageData } from '~/sections/structured-data/web-page';
import { readForm } from '~/server/http/body/read-body.server';
import { cacheUntilChanged, HELP_TAG } from '~/server/http/cache/cache-tags.server';
import { submitDemoRequest } from '~/server/leads/forms/submit-demo-request.server';
import { services } from '~/server/services.server';
import { Accordion } from '~/ui/data/accordion';
import { Island } from '~/ui/island';
import type { Route } from './+types/converge-page';
import { CommunityRoleList } from './community-role-list';
import { ConvergeDemoRequest } from './converge-demo-request';
import { ConvergeHero } from './converge-hero';
import { ConvergePlanTable } from './converge-plan-table';
import { EmptyChairs } from './empty-chairs';

export const handle: PageHandle = {
  hydration: 'islands',
  cachedQuery: cachedWithout(...CALENDAR_PARAMETERS),
  breadcrumbs: buildBreadcrumbs(paths.product('converge'), paths.productFinder()),
};

export async function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [HELP_TAG]);
  const help = await context.get(services).help.read();
  const shared = toCalendarQuery(parseCalendarState(new URL(request.url).searchParams));
  return {
    questions: help.listQuestions('converge'),
    calendar: Object.keys(shared).length > 0 ? { query: `${new URLSearchParams(shared)}` } : {},
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const leads = await getLeadsOfSender(context);
  return respondToSubmission(
    await submitDemoRequest(await readForm(request), {
      product: convergeContent.productId,
      leads,
      now: new Date(),
    }),
  );
}

const product = getSoftwareProduct(convergeContent.productId);

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: `${product.name}: community calendar, sign-ups and waiting lists`,
    description: convergePageContent.lead,
    path: paths.product('converge'),
    kind: 'ItemPage',
    isNoindex: args.location.search !== '',
    createStructuredData: (toAbsoluteUrl) => [
      createSoftwareData(
        {
          ...product,
          path: product.href,
          offers: convergePlans.map(({ name, monthly, forWhom }) => ({
            name,
            price: monthly,
            description: `${forWhom}; for each member and month`,
          })),
        },
        toAbsoluteUrl,
      ),
      createFaqPageData(args.loaderData?.questions ?? []),
    ],
  });

/** People first: who comes, what they see, and then what it costs. */
export default function ConvergePage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <ConvergeDemoRequest lastResult={actionData} />;
  return (
    <>
      <ConvergeHero />
      <section id="calendar" aria-labelledby="calendar-title" className="wrap section scroll-mt-6">
        <div className="mb-8 grid gap-x-14 gap-y-4 lg:grid-cols-[5fr_7fr] lg:items-end">
          <h2 id="calendar-title">{convergePageContent.deskHeadline}</h2>
          <p className="max-w-[36em] text-lg text-muted">{convergePageContent.deskLead}</p>
        </div>
        <Island name="community-calendar" component={CommunityCalendar} props={loaderData.calendar} />
      </section>
      <CommunityRoleList />
      <EmptyChairs />
      <ConvergePlanTable />
      <section aria-labelledby="questions-title" className="wrap section">
        <h2 id="questions-title" className="mb-8">
          {convergePageContent.questionsHeadline}
        </h2>
        <Accordion
          items={loaderData.questions.map(({ id, question, answer }) => ({
            id,
            summary: question,
            content: answer,
          }))}
        />
      </section>
      <ConvergeDemoRequest lastResult={undefined} />
    </>
  );
}
