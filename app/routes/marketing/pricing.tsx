import { trailTo } from '~/content/navigation';
import { pricingPage, pricingQuestions, usualNeeds } from '~/content/pricing';
import { planNeedsFrom } from '~/domain/plan-choice';
import { PriceSheet } from '~/features/pricing/price-sheet';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { questionsData } from '~/sections/structured-data/questions';
import { builtOnly, keepWhileUnchanged } from '~/server/http/page-tags.server';
import { Island } from '~/ui/island';
import type { Route } from './+types/pricing';
import { Comparison } from './pricing/comparison';
import { Questions } from './pricing/questions';
import { Tipping } from './pricing/tipping';

export const handle: PageHandle = { way: 'island', trail: trailTo(paths.pricing(), paths.products()) };

export function loader({ request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  if (search === '') keepWhileUnchanged(context, builtOnly);
  return { needs: planNeedsFrom(searchParams, usualNeeds) };
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
