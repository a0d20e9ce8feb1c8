import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkStoredData } from '~/server/operations/check-stored-data.server';
import { engines } from '../../database/test-database';
import { openTestShop, type TestShop } from '../orders/test-shop';

describe.each(engines)('what the doctor reads in the database (%s)', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());

  const check = async (secret: string | undefined) => {
    let isClosed = false;
    const close = async () => {
      isClosed = true;
    };
    const found = await checkStoredData(async () => ({ ...shop.database, close }), {
      secret,
      hasMailServer: true,
    });
    expect(isClosed).toBe(true);
    return found.flatMap(({ isHealthy, settings }) => (isHealthy ? [] : (settings ?? [])));
  };

  test('R-SETTINGS-1: a key with which the gift cards were not made is a problem', async () => {
    const order = await shop.place([['gift-card', 1]]);
    await shop.advance(order.number, 'paid');
    // The code is made when it is shown first.
    await shop.giftCards.listOfOrder(order.orderId);
    expect(await check('a secret of the tests')).toEqual([]);
    expect(await check('another secret')).toEqual(['SESSION_SECRET']);
    expect(await check(undefined)).toEqual([]);
  });
});
