import { cachedWithout } from '~/cached-query';
import { EVENTS_CATEGORY } from '~/content/events-category';
import { EMPTY_QUERY } from '~/domain/catalogue-query';
import { newsOf, unseenFirst, without, withPictures } from '~/features/catalogue/front/front-view';
import { seatOf } from '~/features/catalogue/front/seat-of';
import { ShopFront } from '~/features/catalogue/front/shop-front';
import { shopPictureSizes } from '~/features/catalogue/front/shop-opening';
import type { PageHandle } from '~/page-handle';
import { pageMeta } from '~/sections/page-meta';
import { preloadHints } from '~/sections/themed-picture';
import { productListTags } from '~/server/catalogue/catalogue-tags.server';
import type { Catalogue } from '~/server/catalogue/contract.server';
import { cacheUntilChanged } from '~/server/http/page-tags.server';
import { services } from '~/server/services.server';
import { site } from '~site';
import type { Route } from './+types/front';

/** The field that searches the shop is on the page. */
export const handle: PageHandle = { way: 'static', cachedQuery: cachedWithout('q') };

/** How many cards stand on one shelf. */
const SHELF = 4;
const SALE = 4;
/** How many events are looked at for seats. */
const EVENTS = 6;

async function readSeats(catalogue: Catalogue) {
  const found = await catalogue.searchProducts({ ...EMPTY_QUERY, category: [EVENTS_CATEGORY] });
  const products = found.products.slice(0, EVENTS);
  const pages = await Promise.all(products.map(({ id }) => catalogue.productById(id)));
  return products.flatMap((product, index) => {
    const page = pages[index];
    return (page && seatOf(product, page)) ?? [];
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue } = context.get(services);
  const [{ featured, categories, newest, onSale }, seats] = await Promise.all([
    catalogue.front(),
    readSeats(catalogue),
  ]);
  const leading = featured.slice(0, SHELF);
  const seatProducts = seats.map(({ product }) => product);
  cacheUntilChanged(context, productListTags([...featured, ...newest, ...onSale, ...seatProducts]));
  const reduced = unseenFirst(onSale, leading).slice(0, SALE);
  return {
    featured: leading,
    news: newsOf(onSale, newest),
    categories: withPictures(categories, [...onSale, ...newest, ...featured, ...seatProducts], leading),
    onSale: reduced,
    seats,
    newest: unseenFirst(without(newest, seatProducts), [...leading, ...reduced]).slice(0, SHELF),
  };
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Shop',
    description: `Mugs, keyboards, shirts, paper and workshop seats by ${site.name}. Small runs, free delivery in ${site.address.country}, payment by UPI or bank transfer.`,
    kind: 'CollectionPage',
  }),
  ...preloadHints('hero-shop', shopPictureSizes),
];

export default function ShopFrontPage({ loaderData }: Route.ComponentProps) {
  return <ShopFront {...loaderData} />;
}
