import { readsNoQuery } from '~/cached-query';
import { legalArea, siteAreas, sitePages } from '~/content/site/site-areas';
import type { PageHandle } from '~/page-handle';
import { createPageMeta } from '~/sections/meta/page-meta';
import { getCatalogueTags } from '~/server/catalogue/catalogue-tags.server';
import { cacheUntilChanged, HELP_TAG } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { site } from '~site';
import type { Route } from './+types/site-map-page';
import { SiteAreaIndex } from './site-area-index';
import { SiteAreaPages } from './site-area-pages';
import { SiteMapCollections } from './site-map-collections';

export const handle: PageHandle = { hydration: 'none', cachedQuery: readsNoQuery };

export async function loader({ context }: Route.LoaderArgs) {
  cacheUntilChanged(context, [...getCatalogueTags(), HELP_TAG]);
  const { catalogue, help } = context.get(services);
  const [{ categories }, read] = await Promise.all([catalogue.getShopFront(), help.read()]);
  return {
    categories: categories.map(({ id, name, products }) => ({ id, name, products })),
    helpCategories: read.categories.map(({ id, name, articles }) => ({
      id,
      name,
      articles: articles.length,
    })),
  };
}

export const meta: Route.MetaFunction = (args) =>
  createPageMeta(args, {
    title: 'Site map',
    description: `All ${sitePages.length} pages of ${site.name} on one sheet, each with a line on what is found there, and the ways into shop and help centre.`,
    kind: 'CollectionPage',
  });

const areas = [...siteAreas, legalArea];

export default function SiteMapPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <section className="wrap grid gap-x-16 gap-y-8 pt-10 md:pt-16 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h1 className="max-w-[10ch]">Site map: every page on one sheet.</h1>
        <SiteAreaIndex areas={areas} />
      </section>
      <div className="wrap mt-12 grid gap-grout md:mt-16">
        {areas.map((area) => (
          <SiteAreaPages key={area.id} area={area} />
        ))}
      </div>
      <SiteMapCollections {...loaderData} />
    </>
  );
}
