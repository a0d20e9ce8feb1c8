import { redirect } from 'react-router';
import {
  countActiveFilters,
  EMPTY_CATALOGUE_QUERY,
  parseCatalogueQuery,
  serialiseCatalogueQuery,
} from '~/domain/catalogue/catalogue-query';
import { getCatalogueTitle, isIndexed } from '~/features/catalogue/filters/active-filters';
import { isCanonical, isWorthCaching } from '~/features/catalogue/filters/canonical-url';
import { CatalogueView } from '~/features/catalogue/filters/catalogue-view';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { createPageMeta } from '~/sections/meta/page-meta';
import { createPreviewImage } from '~/sections/meta/preview-image';
import { getProductListTags } from '~/server/catalogue/catalogue-tags.server';
import { cacheUntilChanged, shareWhileRendering } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { site } from '~site';
import type { Route } from './+types/catalogue-page';

/** The loader redirects every other form of a query to its canonical form. */
function cachedQuery(params: URLSearchParams): string | undefined {
  const query = parseCatalogueQuery(params);
  return isCanonical(params, query) ? serialiseCatalogueQuery(query).toString() : undefined;
}

export const handle: PageHandle = { hydration: 'none', cachedQuery };

const MAX_SUGGESTIONS = 3;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { catalogue } = context.get(services);
  const url = new URL(request.url);
  const query = parseCatalogueQuery(url.searchParams);
  if (!isCanonical(url.searchParams, query)) throw redirect(paths.shop.catalogue(query));

  const result = await catalogue.searchProducts(query);
  if (result.page !== query.page) throw redirect(paths.shop.catalogue({ ...query, page: result.page }));
  const cachePage = isWorthCaching(query, result) ? cacheUntilChanged : shareWhileRendering;
  cachePage(context, getProductListTags(result.products));
  const shopHome = result.total === 0 ? await catalogue.getShopFront() : undefined;
  return {
    ...result,
    query,
    ...(shopHome && {
      suggestions: { categories: shopHome.categories, featured: shopHome.featured.slice(0, MAX_SUGGESTIONS) },
    }),
  };
}

/** Indexes views that many visitors look for. A search, several filters and a filter without products are not indexed. */
export function meta(args: Route.MetaArgs) {
  const { query, facets, page, total } = args.loaderData;
  const name = getCatalogueTitle(query, facets);
  const title = page > 1 ? `${name}, page ${page}` : name;
  return createPageMeta(args, {
    title,
    description: `${title} of the ${site.name} shop: search, filter by category, price, colour and size, and compare.`,
    // The same products in another order are the same page.
    path: paths.shop.catalogue({ ...query, page, sort: EMPTY_CATALOGUE_QUERY.sort }),
    kind: 'CollectionPage',
    picture: createPreviewImage(name, paths.shop.catalogue()),
    breadcrumbs: [{ label: 'Shop', href: paths.shop.home() }, { label: name }],
    isNoindex: !isIndexed(query, facets) || (total === 0 && countActiveFilters(query) > 0),
  });
}

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  return <CatalogueView {...loaderData} />;
}
