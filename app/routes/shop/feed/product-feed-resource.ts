import { createTextStream } from '~/server/files/byte-stream.server';
import { type Services, services } from '~/server/services.server';
import type { Route } from './+types/product-feed-resource';
import { FEED_END, writeFeedItems, writeFeedStart } from './write-product-feed.server';

/** Products in memory at once. */
const BATCH = 200;

async function* writeFeed({ catalogue, environment }: Services): AsyncGenerator<string> {
  const toAbsoluteUrl = (path: string) => new URL(path, environment.CANONICAL_ORIGIN).href;
  const ids = await catalogue.listPublishedIds();
  yield writeFeedStart(toAbsoluteUrl);
  for (let first = 0; first < ids.length; first += BATCH) {
    const products = await catalogue.getProductsByIds(ids.slice(first, first + BATCH));
    yield products.map((product) => writeFeedItems(product, toAbsoluteUrl)).join('');
  }
  yield FEED_END;
}

/** R-PRODUCT-15: the products for advertisements and listings of other sites, in the format of Google Merchant Center. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(createTextStream(writeFeed(context.get(services))), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=900' },
  });
}
