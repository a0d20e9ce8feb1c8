import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCatalogue } from '~/server/catalogue/catalogue.server';
import { engines } from '../../database/test-database';
import { actor, owner, type PlacedOrder } from '../orders/test-shop';
import { createPhotoFile, openReviewShop, type ReviewShop } from './test-reviews';

const UNKNOWN_ID = '01938f00-0000-7000-8000-00000000ffff';

describe.each(engines)('reviews by buyers (%s)', (engine) => {
  let shop: ReviewShop;

  beforeAll(async () => {
    shop = await openReviewShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.database.rows({ text: 'delete from reviews' });
    shop.announced.length = 0;
  });

  const readPublic = async () => {
    const page = await createCatalogue(shop.database).getProductById('mosaic-mug');
    return { ...page?.reviews, summary: page?.product.review };
  };

  test('R-REVIEW-1: only the holder of the link of a delivered order with the product', async () => {
    const order = await shop.place();
    expect(await shop.save(order)).toEqual({ kind: 'not-allowed' });
    expect(await shop.reviews.listReviewLinks(order.orderId, ['mosaic-mug'])).toEqual({});
    await shop.advance(order.number, 'paid', 'packed', 'shipped', 'delivered');
    const link = shop.toLink(order);
    const submission = { form: { ...review(), version: 0 }, photos: [] };
    for (const wrong of [
      { ...link, accessKey: 'x' },
      { ...link, number: 'TS-2627-999999' },
      { ...link, productId: 'desk-mat' },
    ]) {
      expect(await shop.reviews.saveReview(wrong, submission)).toEqual({ kind: 'unknown' });
      expect(await shop.reviews.getReviewPage(wrong)).toBeNull();
    }
    const links = await shop.reviews.listReviewLinks(order.orderId, ['mosaic-mug']);
    expect(links['mosaic-mug']).toMatchObject({ isWritten: false });
    expect(await shop.save(order)).toEqual({ kind: 'saved' });
    const [after] = Object.values(await shop.reviews.listReviewLinks(order.orderId, ['mosaic-mug']));
    expect(after).toMatchObject({ isWritten: true });
  });

  test('R-REVIEW-1: a seat is reviewed once its event has begun', async () => {
    const order = await shop.place([['workshop-ticket', 1]]);
    await shop.advance(order.number, 'paid');
    const link = shop.toLink(order, 'workshop-ticket');
    const save = () => shop.reviews.saveReview(link, { form: { ...review(), version: 0 }, photos: [] });
    const listLinks = () => shop.reviews.listReviewLinks(order.orderId, ['workshop-ticket']);
    expect(await listLinks()).toEqual({});
    expect(await save()).toEqual({ kind: 'not-allowed' });
    shop.setNow(new Date('2027-01-21T03:00:00Z'));
    expect(Object.keys(await listLinks())).toEqual(['workshop-ticket']);
    expect(await save()).toEqual({ kind: 'saved' });
  });

  const review = () => ({ stars: 4, title: 'A good mug', text: 'It holds tea and is warm.', removed: [] });

  test('R-REVIEW-1: a buyer has one review of a product, whatever the number of orders', async () => {
    const account = { userId: owner.id, email: owner.email };
    const first = await shop.placeDelivered([['mosaic-mug', 1]], account);
    const second = await shop.placeDelivered([['mosaic-mug', 2]], account);
    await shop.save(first);
    expect(await shop.save(second, { stars: 3 })).toEqual({ kind: 'conflict' });
    expect(await shop.save(second, { stars: 2, version: 1 })).toEqual({ kind: 'saved' });
    expect(await shop.readOwn(first)).toMatchObject({ stars: 2, version: 2 });
  });

  test('R-REVIEW-1: an unconfirmed email opens no review of another buyer', async () => {
    const first = await shop.placeDelivered();
    await shop.save(first);
    const other = await shop.placeDelivered([['mosaic-mug', 2]]);
    expect((await shop.reviews.getReviewPage(shop.toLink(other)))?.review).toBeUndefined();
    await shop.database.rows({ text: 'update orders set email_confirmed_at = now()' });
    const third = await shop.placeDelivered([['mosaic-mug', 3]]);
    await shop.database.rows({ text: 'update orders set email_confirmed_at = now()' });
    // All three have the same confirmed email by now.
    expect(await shop.save(third, { stars: 3 })).toEqual({ kind: 'conflict' });
    expect(await shop.save(third, { version: 1 })).toEqual({ kind: 'saved' });
    expect((await shop.reviews.getReviewPage(shop.toLink(other)))?.review).toMatchObject({ version: 2 });
  });

  test('R-REVIEW-1: a review of a guest is that of the account with the confirmed email', async () => {
    const confirm = () => shop.database.rows({ text: 'update orders set email_confirmed_at = now()' });
    const isWritten = async ({ orderId }: PlacedOrder) =>
      (await shop.reviews.listReviewLinks(orderId, ['mosaic-mug']))['mosaic-mug']?.isWritten;
    const asGuest = { email: owner.email };
    const stranger = await shop.placeDelivered([['mosaic-mug', 1]], { email: 'else@example.com' });
    await shop.save(stranger);
    for (const isConfirmedFirst of [true, false]) {
      const first = await shop.placeDelivered([['mosaic-mug', 1]], asGuest);
      if (isConfirmedFirst) await confirm();
      // The email had no account when the guest wrote.
      await shop.database.rows({
        text: 'update users set email_verified = false where id = $1',
        values: [owner.id],
      });
      await shop.save(first);
      await shop.database.rows({
        text: 'update users set email_verified = true where id = $1',
        values: [owner.id],
      });
      const second = await shop.placeDelivered([['mosaic-mug', 2]], {
        userId: owner.id,
        email: 'x@example.com',
      });
      if (!isConfirmedFirst) expect(await isWritten(second)).toBe(false);
      await confirm();
      expect(await isWritten(second)).toBe(true);
      expect(await shop.save(second, { stars: 3 })).toEqual({ kind: 'conflict' });
      expect(await shop.save(second, { stars: 2, version: 1 })).toEqual({ kind: 'saved' });
      expect(await shop.readOwn(first)).toMatchObject({ stars: 2, version: 2 });
      expect(await shop.readOwn(stranger)).toMatchObject({ version: 1 });
      const keys = await shop.database.rows({ text: 'select buyer_key from reviews where version = 2' });
      expect(keys).toEqual([{ buyer_key: `user:${owner.id}` }]);
      await shop.database.rows({ text: 'delete from reviews where version = 2' });
    }
  });

  test('R-REVIEW-2: a review is public and counted once it is approved, and waits again after a change', async () => {
    const order = await shop.placeDelivered();
    await shop.save(order, { stars: 5 });
    expect(await readPublic()).toMatchObject({ reviews: [], summary: { count: 0, stars: 0 } });
    await shop.approve(order);
    expect(await readPublic()).toMatchObject({
      reviews: [
        { author: 'Asha R.', stars: 5, title: 'A good mug', verified: true, answer: '', photoIds: [] },
      ],
      summary: { count: 1, stars: 5 },
    });
    await shop.save(order, { stars: 1, version: 2 });
    expect(await readPublic()).toMatchObject({ reviews: [], summary: { count: 0, stars: 0 } });
    expect(shop.announced).toHaveLength(3);
    expect(shop.announced[0]).toMatchObject({ kind: 'product', id: 'mosaic-mug' });
  });

  test('R-REVIEW-2: photos of a review that is not public need the key of their link', async () => {
    const order = await shop.placeDelivered();
    await shop.save(order, {}, [createPhotoFile('one.jpg'), new File([], ''), createPhotoFile('two.jpg')]);
    const { photoIds } = await shop.readOwn(order);
    expect(photoIds).toHaveLength(2);
    const [id = ''] = photoIds;
    const read = async (key = '', size: 'small' | 'large' = 'small') =>
      new TextDecoder().decode((await shop.reviews.readReviewPhoto({ id, size, key })) ?? new Uint8Array());
    const key = new URL(shop.reviews.createPhotoPaths(id).large, 'https://x').searchParams.get('key') ?? '';
    expect(await read()).toBe('');
    expect(await read(`${key}x`)).toBe('');
    expect(await read(key)).toBe('small one.jpg');
    await shop.approve(order);
    expect(await read('', 'large')).toBe('large one.jpg');
    expect((await readPublic()).reviews?.[0]?.photoIds).toEqual(photoIds);
    expect(await shop.reviews.readReviewPhoto({ id: 'x', size: 'small', key: '' })).toBeNull();
  });

  test('a review has four photos at most; a refused file names its field and stores nothing', async () => {
    const order = await shop.placeDelivered();
    const four = ['1', '2', '3', '4'].map((name) => createPhotoFile(`${name}.jpg`));
    expect(await shop.save(order, {}, [createPhotoFile(), createPhotoFile('virus.exe')])).toEqual({
      kind: 'photo-refused',
      index: 1,
      issue: 'This is no picture.',
    });
    await shop.save(order, {}, four);
    expect(await shop.save(order, { version: 1 }, [createPhotoFile()])).toEqual({ kind: 'too-many-photos' });
    const { photoIds } = await shop.readOwn(order);
    const removed = photoIds.slice(0, 1);
    // An id of another review removes nothing.
    expect(
      await shop.save(order, { version: 1, removed: [...removed, UNKNOWN_ID] }, [createPhotoFile()]),
    ).toEqual({
      kind: 'saved',
    });
    const after = await shop.readOwn(order);
    expect(after.photoIds).toHaveLength(4);
    expect(after.photoIds).not.toContain(removed[0]);
  });

  test('the author deletes a review as it was seen, with its photos', async () => {
    const order = await shop.placeDelivered();
    await shop.save(order, {}, [createPhotoFile()]);
    await shop.approve(order);
    const link = shop.toLink(order);
    expect(await shop.reviews.deleteOwnReview(link, 1)).toEqual({ kind: 'conflict' });
    expect(await shop.reviews.deleteOwnReview({ ...link, accessKey: 'x' }, 2)).toEqual({ kind: 'unknown' });
    expect(await shop.reviews.deleteOwnReview(link, 2)).toEqual({ kind: 'deleted' });
    shop.announced.length = 0;
    // The form is sent again, because its answer was lost.
    expect(await shop.reviews.deleteOwnReview(link, 2)).toEqual({ kind: 'deleted' });
    expect(await shop.reviews.deleteOwnReview(link, 0)).toEqual({ kind: 'unknown' });
    expect(await shop.database.rows({ text: 'select id from review_photos' })).toEqual([]);
    expect((await readPublic()).summary).toEqual({ count: 0, stars: 0 });
  });

  test('two forms of one buyer at the same time store one review', async () => {
    const order = await shop.placeDelivered();
    const results = await Promise.all([shop.save(order, { stars: 1 }), shop.save(order, { stars: 5 })]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved']);
  });

  test('R-REVIEW-2: the counters of a product are those of its approved rows after any steps', async () => {
    const orders: PlacedOrder[] = [];
    for (const quantity of [1, 2, 3]) orders.push(await shop.placeDelivered([['mosaic-mug', quantity]]));
    const step = fc.record({
      order: fc.integer({ min: 0, max: 2 }),
      act: fc.constantFrom('write', 'approve', 'refuse', 'answer', 'delete'),
      stars: fc.integer({ min: 1, max: 5 }),
    });
    const run = async ({ order: index, act, stars }: { order: number; act: string; stars: number }) => {
      const order = orders[index];
      if (!order) return;
      const link = shop.toLink(order);
      const own = (await shop.reviews.getReviewPage(link))?.review;
      const { id = UNKNOWN_ID, version = 0 } = own ?? {};
      if (act === 'write') await shop.save(order, { stars, version });
      else if (act === 'approve') await shop.reviewManagement.approveReview(actor, { id, version });
      else if (act === 'refuse')
        await shop.reviewManagement.refuseReview(actor, {
          id,
          version,
          reason: 'It is about another thing.',
        });
      else if (act === 'answer')
        await shop.reviewManagement.answerReview(actor, { id, version, answer: 'Thanks.' });
      else await shop.reviews.deleteOwnReview(link, version);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
        async (rounds) => {
          await shop.database.rows({ text: 'delete from reviews' });
          await shop.database.rows({ text: 'delete from rate_limits' });
          // The steps of a round run at the same time.
          for (const steps of rounds) await Promise.all(steps.map(run));
          const counters = await shop.readCounters();
          expect(counters?.stored).toEqual(counters?.counted);
        },
      ),
      { numRuns: 15 },
    );
  });
});
