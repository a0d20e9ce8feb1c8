import { cachedWithout } from '~/cached-query';
import { trailTo } from '~/content/navigation';
import { pricingPage, pricingQuestions, usualNeeds } from '~/content/pricing';
import { NEED_FIELDS, planNeedsFrom } from '~/domain/plan-choice';
import { PriceSheet } from '~/features/pricing/price-sheet';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { questionsData } from '~/sections/structured-data/questions';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/page-tags.server';
import { Island } from '~/ui/island';
import type { Route } from './+types/pricing';
import { Comparison } from './pricing/comparison';
import { Questions } from './pricing/questions';
import { Tipping } from './pricing/tipping';

export const handle: PageHandle = {
  way: 'island',
  cachedQuery: cachedWithout(...NEED_FIELDS),
  trail: trailTo(paths.pricing(), paths.products()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return { needs: planNeedsFrom(new URL(request.url).searchParams, usualNeeds) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Pricing: the invoice comes first',
    description: pricingPage.lead,
    unlisted: args.location.search !== '',
    data: () => [questionsData(pricingQuestions)],
  });

export default function Pricing({ loaderData: { needs } }: Route.ComponentProps) {
  return (
    <>
      <Island name="price-sheet" component={PriceSheet} props={{ needs }} className="wrap pt-4 md:pt-8" />
      <Tipping />
      <Comparison />
      <Questions />
    </>
  );
}
