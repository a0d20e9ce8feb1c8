import { readsNoQuery } from '~/cached-query';
import { headOffice } from '~/content/company/company';
import { openHackathons } from '~/content/services/hackathon-events';
import { findCurrentEvent } from '~/domain/services/current-event';
import type { PageHandle } from '~/page-handle';
import { getLeadsOfSender } from '~/routes/marketing/leads-of-sender.server';
import { respondToSubmission } from '~/routes/marketing/respond-to-submission.server';
import { createThemedPicturePreloads } from '~/sections/marketing/themed-picture';
import { createPageMeta } from '~/sections/meta/page-meta';
import { createOrganizationData, createWebSiteData } from '~/sections/structured-data/organization';
import { getCatalogueTags } from '~/server/catalogue/catalogue-tags.server';
import { readForm } from '~/server/http/body/read-body.server';
import { ARTICLES_TAG, cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { readPageTime } from '~/server/http/cache/page-time.server';
import { toIsoDay } from '~/server/iso-day.server';
import { submitContact } from '~/server/leads/forms/submit-contact.server';
import { services } from '~/server/services.server';
import { site } from '~site';
import type { Route } from './+types/home-page';
import { HomeContact } from './home-contact';
import { HomeConverge } from './home-converge';
import { HomeCustomerStory } from './home-customer-story';
import { HomeHero, homeHeroPictureSizes } from './home-hero';
import { HomeJournal } from './home-journal';
import { HomeJudgingDemo } from './home-judging-demo';
import { HomeProducts } from './home-products';
import { HomeResults } from './home-results';
import { HomeServices } from './home-services';
import { HomeShop } from './home-shop';
import { HomeTeam } from './home-team';

export const handle: PageHandle = { hydration: 'islands', cachedQuery: readsNoQuery };

const MAX_SHOP_PRODUCTS = 4;
const MAX_ARTICLES = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, articles } = context.get(services);
  const [{ featured }, listed] = await Promise.all([catalogue.getShopFront(), articles.listArticles()]);
  cacheUntilChanged(context, [...getCatalogueTags(), ARTICLES_TAG]);
  return {
    hackathon: findCurrentEvent(openHackathons, toIsoDay(readPageTime(context))),
    products: featured.slice(0, MAX_SHOP_PRODUCTS),
    articles: listed.slice(0, MAX_ARTICLES),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return respondToSubmission(await submitContact(await readForm(request), await getLeadsOfSender(context)));
}

export const meta: Route.MetaFunction = (args) => [
  ...createPageMeta(args, {
    title: site.tagline,
    fullTitle: `${site.name} · ${site.business}`,
    description: site.description,
    createStructuredData: (toAbsoluteUrl) => [
      createWebSiteData(toAbsoluteUrl),
      createOrganizationData(toAbsoluteUrl, [headOffice]),
    ],
  }),
  ...createThemedPicturePreloads('hero-home', homeHeroPictureSizes),
];

export default function HomePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <HomeHero hackathon={loaderData.hackathon} />
      <HomeProducts />
      <HomeJudgingDemo />
      <HomeServices />
      <HomeShop products={loaderData.products} />
      <HomeResults />
      <HomeConverge />
      <HomeCustomerStory />
      <HomeTeam />
      <HomeJournal articles={loaderData.articles} />
      <HomeContact lastResult={actionData} />
    </>
  );
}
