import { cachedWithout } from '~/cached-query';
import { formatPaymentMethods } from '~/content/shop/payment-method-texts';
import { EMPTY_CATALOGUE_QUERY } from '~/domain/catalogue/catalogue-query';
import { EVENTS_CATEGORY_ID } from '~/domain/orders/issued-kind';
import { toEventSeat } from '~/features/catalogue/shop-home/event-seats';
import {
  addCategoryPictures,
  excludeProducts,
  pickShopNews,
  sortUnseenFirst,
} from '~/features/catalogue/shop-home/select-shop-home-products';
import { SHOP_HERO_PICTURE_SIZES } from '~/features/catalogue/shop-home/shop-hero';
import { ShopHomeView } from '~/features/catalogue/shop-home/shop-home-view';
import type { PageHandle } from '~/page-handle';
import { createThemedPicturePreloads } from '~/sections/marketing/themed-picture';
import { createPageMeta } from '~/sections/meta/page-meta';
import type { Catalogue } from '~/server/catalogue/catalogue.server';
import { getProductListTags } from '~/server/catalogue/catalogue-tags.server';
import { cacheUntilChanged } from '~/server/http/cache/cache-tags.server';
import { services } from '~/server/services.server';
import { site } from '~site';
import type { Route } from './+types/shop-home-page';

/** The shop search of the frame reads `q`. */
export const handle: PageHandle = { hydration: 'none', cachedQuery: cachedWithout('q') };

/** Products in one section. */
const MAX_FEATURED = 4;
const MAX_REDUCED = 4;
/** Events that are checked for free seats. */
const MAX_EVENTS = 6;

async function readSeats(catalogue: Catalogue) {
  const found = await catalogue.searchProducts({ ...EMPTY_CATALOGUE_QUERY, category: [EVENTS_CATEGORY_ID] });
  const products = found.products.slice(0, MAX_EVENTS);
  const pages = await Promise.all(products.map(({ id }) => catalogue.getProductById(id)));
  return products.flatMap((product, index) => {
    const page = pages[index];
    return (page && toEventSeat(product, page)) ?? [];
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const { catalogue, onlinePayments } = context.get(services);
  const [{ featured, categories, newest, onSale }, seats] = await Promise.all([
    catalogue.getShopFront(),
    readSeats(catalogue),
  ]);
  const shownFeatured = featured.slice(0, MAX_FEATURED);
  const seatProducts = seats.map(({ product }) => product);
  cacheUntilChanged(context, getProductListTags([...featured, ...newest, ...onSale, ...seatProducts]));
  const reduced = sortUnseenFirst(onSale, shownFeatured).slice(0, MAX_REDUCED);
  return {
    featured: shownFeatured,
    news: pickShopNews(onSale, newest),
    categories: addCategoryPictures(
      categories,
      [...onSale, ...newest, ...featured, ...seatProducts],
      shownFeatured,
    ),
    onSale: reduced,
    seats,
    paymentMethods: formatPaymentMethods(onlinePayments.listMethods()),
    newest: sortUnseenFirst(excludeProducts(newest, seatProducts), [...shownFeatured, ...reduced]).slice(
      0,
      MAX_FEATURED,
    ),
  };
}

/** An error page has no data. */
export const meta = (args: Route.MetaArgs) => [
  ...createPageMeta(args, {
    title: 'Shop',
    description: `Mugs, keyboards, shirts, paper and workshop seats by ${site.name}. Small runs, free delivery in ${site.address.country}, payment by ${args.loaderData?.paymentMethods ?? formatPaymentMethods([])}.`,
    kind: 'CollectionPage',
  }),
  ...createThemedPicturePreloads('hero-shop', SHOP_HERO_PICTURE_SIZES),
];

export default function ShopHomePage({ loaderData }: Route.ComponentProps) {
  return <ShopHomeView {...loaderData} />;
}
