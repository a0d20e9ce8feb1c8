import { cachedWithout } from '~/cached-query';
import { defaultPlanNeeds, pricingContent, pricingQuestions } from '~/content/products/pricing-content';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { NEEDS_PARAMETERS, parsePlanNeeds } from '~/domain/products/plan-choice';
import { PriceCalculator } from '~/features/pricing/price-calculator';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { createFaqPageData } from '~/sections/structured-data/faq-page';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
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

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return { needs: parsePlanNeeds(new URL(request.url).searchParams, defaultPlanNeeds) };
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Pricing: plans, GST and the invoice',
    description: pricingContent.lead,
    isNoindex: args.location.search !== '',
    createStructuredData: () => [createFaqPageData(pricingQuestions)],
  });

export default function PricingPage({ loaderData: { needs } }: Route.ComponentProps) {
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
      <PricingQuestionList />
    </>
  );
}
