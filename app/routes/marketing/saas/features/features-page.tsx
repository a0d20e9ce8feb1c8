import { cachedWithout } from '~/cached-query';
import { productFeatures } from '~/content/features/product-features';
import { softwareProducts } from '~/content/products/software-products';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { LIST_FILTER_ATTRIBUTES } from '~/domain/site/list-filter';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { BUILD_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { TextLink } from '~/ui/buttons/text-link';
import { EmptyState } from '~/ui/feedback/empty-state';
import type { Route } from './+types/features-page';
import { FeatureFilter } from './feature-filter';
import { findFeatureIds, isFiltered, parseFeatureListQuery } from './feature-list-query';
import { FeatureMap } from './feature-map';
import { FeatureProduct } from './feature-product';

export const handle: PageHandle = {
  hydration: 'none',
  cachedQuery: cachedWithout('q', 'product', 'state'),
  breadcrumbs: buildBreadcrumbs(paths.features(), paths.productFinder()),
};

export function loader({ request, context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [BUILD_TAG]);
  return parseFeatureListQuery(new URL(request.url).searchParams);
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'All features: live, in beta and planned',
    description: `${productFeatures.length} features of HackMatrix, Converge and the four products that come, each with its state and the smallest plan that has it. Search them.`,
    kind: 'CollectionPage',
    isNoindex: args.location.search !== '',
  });

/** Features in a list by product, below a map with one tile for each. */
export default function FeaturesPage({ loaderData: query }: Route.ComponentProps) {
  const shownIds = findFeatureIds(query);
  return (
    <>
      <FeatureMap shownIds={shownIds} />
      <FeatureFilter query={query} count={shownIds.size} isFiltered={isFiltered(query)} />
      <div {...{ [LIST_FILTER_ATTRIBUTES.results]: '' }}>
        {softwareProducts.map((product) => (
          <FeatureProduct key={product.id} product={product} shownIds={shownIds} />
        ))}
      </div>
      <div hidden={shownIds.size > 0} className="wrap pt-10" {...{ [LIST_FILTER_ATTRIBUTES.empty]: '' }}>
        <EmptyState
          title="No feature has these words"
          action={<TextLink href={paths.contact('products')}>Ask whether it can be done</TextLink>}
        >
          It may go by another name here, or it does not exist. Try one word less.
        </EmptyState>
      </div>
    </>
  );
}
