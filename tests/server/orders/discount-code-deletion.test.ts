import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuditLog } from '~/server/audit/audit-log.server';
import { countRows } from '../../database/count-rows';
import { engines } from '../../database/test-database';
import { codeForm, createCode } from './test-discount-code';
import { admin, openTestShop, START, type TestShop } from './test-shop';

const discount = { code: 'monsoon' };

describe.each(engines)('R-DISCOUNT-8: deletion of discount codes (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  const read = (id: string) => shop.discountManagement.getCode(admin, id);
  async function remove(id: string, shown?: number) {
    const version = shown ?? (await read(id))?.code.version ?? 0;
    return shop.discountManagement.deleteCode(admin, { id, version });
  }
  const buy = (position = 0) =>
    shop.tryToPlace([[position % 2 ? 'mosaic-mug' : 'desk-mat', 1]], {
      discount,
      email: `buyer${position}@example.com`,
    });

  test('a code without orders is deleted, and its text is free again', async () => {
    const id = await createCode(shop, { categoryId: 'table' });
    expect((await read(id))?.isUsed).toBe(false);
    expect(await remove(id)).toEqual({ kind: 'deleted' });
    expect(await read(id)).toBeNull();
    for (const unknown of [id, 'none']) expect(await remove(unknown)).toEqual({ kind: 'unknown' });
    const auditLog = createAuditLog(shop.database, { clock: () => START });
    const { entries } = await auditLog.list(admin, { area: 'discounts', q: id });
    const before = { code: 'MONSOON', kind: 'percent', value: 1_000, categoryId: 'table' };
    expect(entries).toMatchObject([
      { action: 'discount-deleted', subject: 'MONSOON', isDeleted: true, before },
      { action: 'discount-created', subject: 'MONSOON', isDeleted: true },
    ]);
    expect(Object.keys(entries[0]?.before ?? {})).toEqual(Object.keys(entries[1]?.after ?? {}));
    expect(await createCode(shop)).not.toBe(id);
  });

  test('a page that shows former values deletes nothing', async () => {
    const id = await createCode(shop);
    const shown = (await read(id))?.code.version ?? 0;
    await shop.discountManagement.changeCode(admin, { ...codeForm, value: 2_000, id, version: shown });
    expect(await remove(id, shown)).toEqual({ kind: 'conflict' });
    expect((await read(id))?.code.value).toBe(2_000);
  });

  test('a code that an order uses stays, also after it has another text', async () => {
    const id = await createCode(shop);
    await shop.place([['mosaic-mug', 1]], { discount });
    expect(await remove(id)).toEqual({ kind: 'used' });
    const { version = 0 } = (await read(id))?.code ?? {};
    await shop.discountManagement.changeCode(admin, { ...codeForm, code: 'KILN', id, version });
    expect(await remove(id)).toEqual({ kind: 'used' });
    expect((await read(id))?.isUsed).toBe(true);
  });

  test('a code stays when the order that named it was cancelled and gave its use back', async () => {
    const id = await createCode(shop);
    await shop.orders.cancelByKey(await shop.place([['mosaic-mug', 1]], { discount }));
    expect(await read(id)).toMatchObject({ code: { uses: 0 }, orders: [], isUsed: true });
    expect(await remove(id)).toEqual({ kind: 'used' });
    const other = await createCode(shop, { code: 'DIWALI' });
    expect(await remove(other)).toEqual({ kind: 'deleted' });
  });

  test('to the checkout, a deleted code is unknown; nothing is lost', async () => {
    const id = await createCode(shop);
    expect(await remove(id)).toEqual({ kind: 'deleted' });
    expect(await buy()).toMatchObject({ kind: 'discount-changed', issue: { kind: 'unknown' } });
    expect([await countRows(shop.database, 'orders'), await shop.readStock('desk-mat')]).toEqual([0, 50]);
  });

  test('of orders and a deletion at the same time, either all orders have the code or none', async () => {
    for (let round = 0; round < 10; round++) {
      await shop.reset();
      const id = await createCode(shop);
      const version = (await read(id))?.code.version ?? 0;
      const before = Array.from({ length: round }, (_, position) => buy(position));
      const deletion = remove(id, version);
      const results = await Promise.all([...before, buy(10), buy(11)]);
      const isDeleted = (await deletion).kind === 'deleted';
      expect(await deletion).toEqual({ kind: isDeleted ? 'deleted' : 'used' });
      for (const result of results)
        expect(result).toMatchObject(
          isDeleted ? { kind: 'discount-changed', issue: { kind: 'unknown' } } : { kind: 'placed' },
        );
      const placed = isDeleted ? 0 : results.length;
      expect(await countRows(shop.database, 'orders')).toBe(placed);
      expect(await countRows(shop.database, 'discount_uses')).toBe(placed);
      expect((await read(id))?.code.uses).toBe(isDeleted ? undefined : placed);
    }
  });
});
