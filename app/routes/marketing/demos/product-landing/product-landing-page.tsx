import { productLandingContent, productLandingQuestions } from '~/content/demos/product-landing-content';
import { hackMatrixContent } from '~/content/products/hackmatrix-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { RoundTables } from '~/features/hackmatrix/round-tables/round-tables';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { getLeadsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { createPageMeta } from '~/sections/meta/page-meta';
import { createFaqPageData } from '~/sections/structured-data/web-page';
import { readForm } from '~/server/http/body/read-body.server';
import { submitDemoRequest } from '~/server/leads/forms/submit-demo-request.server';
import { Island } from '~/ui/island';
import { DemoNavigation } from '../demo-navigation';
import type { Route } from './+types/product-landing-page';
import { JudgingMethodComparison } from './judging-method-comparison';
import { PricePerParticipant } from './price-per-participant';
import { ProductLandingDemoRequest } from './product-landing-demo-request';
import { ProductLandingHero } from './product-landing-hero';
import { ProductLandingQuestions } from './product-landing-questions';
import { SetupStepList } from './setup-step-list';

/** The product's interface with a sample round that can be sorted. */
function JudgingRoundSection() {
  return (
    <section aria-labelledby="round-title" className="wrap section">
      <h2 id="round-title">{productLandingContent.roundHeadline}</h2>
      <p className="mt-4 mb-8 max-w-[40em] text-lg text-muted">{productLandingContent.roundLead}</p>
      <Island name="round-tables" component={RoundTables} props={{}} />
    </section>
  );
}

export const handle: PageHandle = {
  hydration: 'islands',
  prerender: true,
  breadcrumbs: buildBreadcrumbs(paths.demos.productLanding(), paths.productFinder()),
};

export async function action({ request, context }: Route.ActionArgs) {
  return respondToSubmission(
    await submitDemoRequest(await readForm(request), {
      product: hackMatrixContent.productId,
      leads: await getLeadsOfSender(context),
      now: new Date(),
    }),
  );
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'HackMatrix on one page: fair hackathon judging',
    description: productLandingContent.lead,
    createStructuredData: () => [createFaqPageData(productLandingQuestions)],
  });

export default function ProductLandingPage({ actionData }: Route.ComponentProps) {
  if (actionData) return <ProductLandingDemoRequest lastResult={actionData} />;
  return (
    <>
      <ProductLandingHero />
      <JudgingRoundSection />
      <SetupStepList />
      <JudgingMethodComparison />
      <PricePerParticipant />
      <ProductLandingQuestions />
      <ProductLandingDemoRequest lastResult={undefined} />
      <DemoNavigation current={paths.demos.productLanding()} />
    </>
  );
}
