import type { ReviewInput } from '~/domain/reviews/review-schema';
import type { CatalogueChange } from '~/server/catalogue/catalogue-change.server';
import { createReviewManagement, createReviews } from '~/server/reviews/reviews.server';
import type { Engine } from '../../database/test-database';
import { actor, openTestShop, type PlacedOrder } from '../orders/test-shop';

export const createPhotoFile = (name = 'cup.jpg') => new File([name], name);

export const createReviewInput = (values: Partial<ReviewInput> = {}): ReviewInput => ({
  stars: 4,
  title: 'A good mug',
  text: 'It holds tea and is easy to wash.',
  removed: [],
  version: 0,
  ...values,
});

/** A shop with the services of reviews. Its photos are checked by their names alone. */
export async function openReviewShop(engine: Engine) {
  const shop = await openTestShop(engine);
  const announced: CatalogueChange[] = [];
  const deps = { ...shop.deps, announce: (change: CatalogueChange) => announced.push(change) };
  const encode = (text: string) => new TextEncoder().encode(text);
  const reviews = createReviews(shop.database, {
    ...deps,
    checkPhoto: async ({ name }) =>
      name.endsWith('.jpg')
        ? { kind: 'accepted', photo: { large: encode(`large ${name}`), small: encode(`small ${name}`) } }
        : { kind: 'refused', issue: 'This is no picture.' },
  });
  const management = createReviewManagement(shop.database, deps);

  const toLink = ({ number, accessKey }: PlacedOrder, productId = 'mosaic-mug') => ({
    number,
    accessKey,
    productId,
  });

  /** A delivered order of mosaic mugs. */
  async function placeDelivered(...request: Parameters<typeof shop.place>): Promise<PlacedOrder> {
    const order = await shop.place(...request);
    await shop.advance(order.number, 'paid', 'packed', 'shipped', 'delivered');
    return order;
  }

  const save = (order: PlacedOrder, values: Partial<ReviewInput> = {}, photos: readonly File[] = []) =>
    reviews.saveReview(toLink(order), { form: createReviewInput(values), photos });

  async function readOwn(order: PlacedOrder) {
    const page = await reviews.getReviewPage(toLink(order));
    if (!page?.review) throw new Error('There is no review.');
    return page.review;
  }

  /** Approves the review of an order as it is now. */
  async function approve(order: PlacedOrder) {
    const { id, version } = await readOwn(order);
    return management.approveReview(actor, { id, version });
  }

  /** The stored counters of a product, and those of its approved rows. */
  async function readCounters(productId = 'mosaic-mug') {
    const [row] = await shop.database.rows<{ stored: unknown; counted: unknown }>({
      text: `select json_build_array(review_count, review_stars) as stored, (select json_build_array(count(*),
          coalesce(round(avg(stars), 1), 0)) from reviews where product_id = products.id and state = 'approved') as counted
        from products where id = $1`,
      values: [productId],
    });
    return row;
  }

  return {
    ...shop,
    reviews,
    reviewManagement: management,
    announced,
    toLink,
    placeDelivered,
    save,
    readOwn,
    approve,
    readCounters,
  };
}

export type ReviewShop = Awaited<ReturnType<typeof openReviewShop>>;
