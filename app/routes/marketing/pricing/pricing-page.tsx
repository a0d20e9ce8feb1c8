import { cachedWithout } from '~/cached-query';
import { defaultPlanNeeds, pricingContent } from '~/content/products/pricing-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { NEEDS_PARAMETERS, parsePlanNeeds } from '~/domain/products/plan-choice';
import { PriceCalculator } from '~/features/pricing/price-calculator';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { createFaqPageData } from '~/sections/structured-data/web-page';
import { cacheUntilChanged, HELP_TAG } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { Island } from '~/ui/island';
import type { Route } from './+types/pricing-page';
import { BreakEvenChart } from './break-even-chart';
import { PlanComparison } from './plan-comparison';
import { PricingQuestionList } from './pricing-question-list';

export const handle: PageHandle = {
  hydration: 'islands',
  cachedQuery: cachedWithout(...NEEDS_PARAMETERS),
  breadcrumbs: buildBreadcrumbs(paths.pricing(), paths.productFinder()),
};

export async function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [HELP_TAG]);
  const help = await context.get(services).help.read();
  return {
    needs: parsePlanNeeds(new URL(request.url).searchParams, defaultPlanNeeds),
    questions: help.listQuestions('pricing'),
  };
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Pricing: plans, GST and the invoice',
    description: pricingContent.lead,
    isNoindex: args.location.search !== '',
    createStructuredData: () => [createFaqPageData(args.loaderData?.questions ?? [])],
  });

export default function PricingPage({ loaderData: { needs, questions } }: Route.ComponentProps) {
  return (
    <>
      <Island
        name="price-sheet"
        component={PriceCalculator}
        props={{ needs }}
        className="wrap pt-4 md:pt-8"
      />
      <BreakEvenChart />
      <PlanComparison />
      <PricingQuestionList questions={questions} />
    </>
  );
}
