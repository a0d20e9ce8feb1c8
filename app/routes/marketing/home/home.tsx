import { data, redirect } from 'react-router';
import { readsNoQuery } from '~/cached-query';
import type { PageHandle } from '~/page-handle';
import { paths } from '~/paths';
import { pageMeta } from '~/sections/page-meta';
import { organization, webSite } from '~/sections/structured-data/organization';
import { preloadHints } from '~/sections/themed-picture';
import { catalogueTags } from '~/server/catalogue/catalogue-tags.server';
import { cacheUntilChanged } from '~/server/http/page-tags.server';
import { readForm } from '~/server/http/read-body.server';
import { receiveContact } from '~/server/leads/receive-contact.server';
import { leadsOfSender } from '~/server/sender.server';
import { services } from '~/server/services.server';
import { site } from '~site';
import type { Route } from './+types/home';
import { Contact } from './contact';
import { ConvergeEvenings } from './converge-evenings';
import { FourServices } from './four-services';
import { FromTheJournal } from './from-the-journal';
import { Hero, heroSizes } from './hero';
import { LiveJudging } from './live-judging';
import { OneStory } from './one-story';
import { PeopleStrip } from './people-strip';
import { ShopFloor } from './shop-floor';
import { SixProducts } from './six-products';
import { ThreeResults } from './three-results';

export const handle: PageHandle = { way: 'island', cachedQuery: readsNoQuery };

const onTheShopFloor = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const { featured } = await context.get(services).catalogue.front();
  cacheUntilChanged(context, catalogueTags());
  return { products: featured.slice(0, onTheShopFloor) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const received = await receiveContact(await readForm(request), await leadsOfSender(context));
  if (received.kind === 'stored') return redirect(paths.message(received.token), 303);
  return data(received.result, { status: 400 });
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: site.tagline,
    fullTitle: `${site.name} · ${site.tagline}`,
    description: site.description,
    data: (absolute) => [webSite(absolute), organization(absolute)],
  }),
  ...preloadHints('hero-home', heroSizes),
];

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <SixProducts />
      <LiveJudging />
      <FourServices />
      <ShopFloor products={loaderData.products} />
      <ThreeResults />
      <ConvergeEvenings />
      <OneStory />
      <PeopleStrip />
      <FromTheJournal />
      <Contact lastResult={actionData} />
    </>
  );
}
