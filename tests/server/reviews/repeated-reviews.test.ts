import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../database/test-database';
import { createPhotoFile, openReviewShop, type ReviewShop } from './test-reviews';

describe.each(engines)('R-REVIEW-6: reviews that are sent again (%s)', (engine) => {
  let shop: ReviewShop;

  beforeAll(async () => {
    shop = await openReviewShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.database.rows({ text: 'delete from reviews' });
  });

  test('the same form is stored and announced once', async () => {
    const order = await shop.placeDelivered();
    const photos = [createPhotoFile('one.jpg'), createPhotoFile('two.jpg')];
    expect(await shop.save(order, {}, photos)).toEqual({ kind: 'saved' });
    const stored = await shop.readOwn(order);
    shop.announced.length = 0;
    expect(await shop.save(order, {}, photos)).toEqual({ kind: 'repeated' });
    expect(await shop.readOwn(order)).toEqual(stored);
    expect(shop.announced).toEqual([]);
    // Staff may have approved it meanwhile.
    await shop.approve(order);
    expect(await shop.save(order, {}, photos)).toEqual({ kind: 'repeated' });
    expect(await shop.readOwn(order)).toMatchObject({ state: 'approved', version: 2 });
  });

  test('two equal forms at the same time store one review', async () => {
    const order = await shop.placeDelivered();
    const results = await Promise.all([shop.save(order), shop.save(order)]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['repeated', 'saved']);
    expect(await shop.readOwn(order)).toMatchObject({ version: 1 });
  });

  test('a change of a review that removes a photo and adds one is stored once', async () => {
    const order = await shop.placeDelivered();
    await shop.save(order, {}, [createPhotoFile('one.jpg'), createPhotoFile('two.jpg')]);
    const [removed = ''] = (await shop.readOwn(order)).photoIds;
    const change = { text: 'It holds tea and has a chip now.', removed: [removed], version: 1 };
    const photos = [createPhotoFile('three.jpg')];
    expect(await shop.save(order, change, photos)).toEqual({ kind: 'saved' });
    expect(await shop.save(order, change, photos)).toEqual({ kind: 'repeated' });
    expect((await shop.readOwn(order)).photoIds).toHaveLength(2);
  });

  test('another text, rating or photo, or a photo that is still there, is a conflict', async () => {
    const order = await shop.placeDelivered();
    await shop.save(order, {}, [createPhotoFile('one.jpg')]);
    const { photoIds } = await shop.readOwn(order);
    const photos = [createPhotoFile('one.jpg')];
    for (const change of [{ stars: 1 }, { title: 'Bad' }, { text: 'It has a chip on the side.' }])
      expect(await shop.save(order, change, photos)).toEqual({ kind: 'conflict' });
    expect(await shop.save(order, {}, [createPhotoFile('other.jpg')])).toEqual({ kind: 'conflict' });
    expect(await shop.save(order, { removed: [...photoIds] })).toEqual({ kind: 'conflict' });
  });
});
