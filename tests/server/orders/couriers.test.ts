import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { engines } from '../../database/test-database';
import { actor, member, openTestShop, START, type TestShop } from './test-shop';

describe.each(engines)('couriers of the latest orders (%s)', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  async function ship(carrier: string | undefined, minutes: number) {
    const { number } = await shop.place();
    await shop.advance(number, 'paid', 'packed');
    shop.setNow(new Date(START.getTime() + minutes * 60_000));
    const { version } = await shop.readOrder(number);
    await shop.management.changeStatus(actor, { number, version, to: 'shipped', carrier });
    return number;
  }

  test('each is offered once, the one of the last parcel first', async () => {
    expect(await shop.management.listCouriers(actor)).toEqual([]);
    const delivered = await ship('Delhivery', 1);
    await ship('Blue Dart', 2);
    await ship(undefined, 3);
    await ship('Blue Dart', 4);
    await shop.advance(delivered, 'delivered');
    expect(await shop.management.listCouriers(actor)).toEqual(['Blue Dart', 'Delhivery']);
  });

  test('buyers see none', async () => {
    await expect(shop.management.listCouriers(member)).rejects.toThrow(NotAllowedError);
  });
});
