import { cachedWithout } from '~/cached-query';
import { productFeatures } from '~/content/features/product-features';
import { softwareProducts } from '~/content/products/software-products';
import { buildBreadcrumbs } from '~/content/site/navigation';
import { LIST_FILTER_ATTRIBUTES } from '~/domain/site/list-filter-attributes';
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

/** The filter, a map with one tile for each feature, and the features in a list by product. */
export default function FeaturesPage({ loaderData: query }: Route.ComponentProps) {
  const shownIds = findFeatureIds(query);
  return (
    <>
      <section className="wrap grid gap-x-14 gap-y-4 pt-6 md:pt-10 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h1 className="max-w-[9em] text-h2">{productFeatures.length} product features, and which exist</h1>
        <p className="max-w-[34em] text-muted md:text-lead">
          What HackMatrix and Converge do today, and what the four products that come will do. Each stands
          here once, with its state and the smallest plan that has it.
        </p>
      </section>
      <FeatureFilter query={query} count={shownIds.size} isFiltered={isFiltered(query)} />
      <FeatureMap shownIds={shownIds} />
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
