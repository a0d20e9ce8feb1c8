import { readsNoQuery } from '~/cached-query';
import { hackMatrixContent } from '~/content/products/hackmatrix-content';
import { hackMatrixPlans } from '~/content/products/product-plans';
import { getSoftwareProduct } from '~/content/products/software-products';
import { buildBreadcrumbs } from '~/content/site/navigation';
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
import type { Route } from './+types/hackmatrix-page';
import { EventMomentList } from './event-moment-list';
import { HackMatrixCustomerStory } from './hackmatrix-customer-story';
import { HackMatrixDemoRequest } from './hackmatrix-demo-request';
import { HackMatrixFigureTiles } from './hackmatrix-figure-tiles';
import { HackMatrixHero } from './hackmatrix-hero';
import { HackMatrixPlanList } from './hackmatrix-plan-list';
import { HackMatrixQuestionList } from './hackmatrix-question-list';
import { OutlierExample } from './outlier-example';

export const handle: PageHandle = {
  hydration: 'islands',
  cachedQuery: readsNoQuery,
  breadcrumbs: buildBreadcrumbs(paths.product('hackmatrix'), paths.productFinder()),
};

export async function loader({ context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [HELP_TAG]);
  const help = await context.get(services).help.read();
  return { questions: help.listQuestions('hackmatrix') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const leads = await getLeadsOfSender(context);
  return respondToSubmission(
    await submitDemoRequest(await readForm(request), {
      product: hackMatrixContent.productId,
      leads,
      now: new Date(),
    }),
  );
}

const product = getSoftwareProduct(hackMatrixContent.productId);

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: `${product.name}: ${product.promise}`,
    description: product.description,
    kind: 'ItemPage',
    createStructuredData: (toAbsoluteUrl) => [
      createSoftwareData(
        {
          ...product,
          path: product.href,
          offers: hackMatrixPlans.map(({ name, price, participantsText }) => ({
            name,
            price,
            description: participantsText,
          })),
        },
        toAbsoluteUrl,
      ),
      createFaqPageData(args.loaderData?.questions ?? []),
    ],
  });

export default function HackMatrixPage({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <HackMatrixDemoRequest lastResult={actionData} />;
  return (
    <>
      <HackMatrixHero />
      <OutlierExample />
      <EventMomentList />
      <HackMatrixFigureTiles />
      <HackMatrixCustomerStory />
      <HackMatrixPlanList />
      <HackMatrixQuestionList questions={loaderData.questions} />
      <HackMatrixDemoRequest lastResult={undefined} />
    </>
  );
}
