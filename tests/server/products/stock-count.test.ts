import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { STOCK_ROWS_PER_PAGE, type StockRow } from '~/domain/catalogue/stock-count';
import { engines } from '../../database/test-database';
import { actor } from '../orders/test-shop';
import { openProductShop, type ProductShop } from './test-products';

const M = { color: 'Dark print', size: 'M' };
const L = { color: 'Dark print', size: 'L' };

describe.each(engines)('R-PRODUCT-10: a stock count (%s)', (engine) => {
  let shop: ProductShop;

  beforeAll(async () => {
    shop = await openProductShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.database.rows({ text: 'truncate stock_movements' });
  });

  const list = (query: Partial<Parameters<ProductShop['products']['listStockRows']>[1]> = {}) =>
    shop.products.listStockRows(actor, { q: '', ...query });

  async function find(productId: string, variant?: { color: string; size: string }): Promise<StockRow> {
    const { rows } = await list({ q: productId });
    const found = rows.find(
      (row) => row.variant?.color === variant?.color && row.variant?.size === variant?.size,
    );
    if (!found) throw new Error(`There is no row of ${productId}.`);
    return found;
  }

  const count = async (...counted: [row: StockRow, units: number][]) => {
    const counts = counted.map(([{ productId: id, variant, version }, units]) => ({
      id,
      variant,
      version,
      units,
    }));
    const results = await shop.products.countStock(actor, { counts });
    return results.map(({ result }) => result.kind);
  };

  test('the pages have every variant on sale once, and no seat or gift card', async () => {
    const all: StockRow[] = [];
    let page = await list();
    all.push(...page.rows);
    while (page.next) {
      expect(page.rows).toHaveLength(STOCK_ROWS_PER_PAGE);
      page = await list({ after: page.next });
      all.push(...page.rows);
    }
    const stored = await shop.database.rows<{ id: string; stock: number }>({
      text: `select id, stock from products where state <> 'deleted' and id <> 'gift-card'
        and category_id is distinct from 'events' order by id`,
    });
    const sums = new Map<string, number>();
    for (const { productId, stock } of all) sums.set(productId, (sums.get(productId) ?? 0) + stock);
    expect([...sums].map(([id, stock]) => ({ id, stock }))).toEqual(
      stored.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    );
    const keys = all.map(({ productId, variant }) => JSON.stringify([productId, variant]));
    expect(new Set(keys).size).toBe(all.length);
    const sizes = (await list({ q: 'tile-tee' })).rows.map(({ variant }) => variant?.size);
    expect(sizes.slice(0, 4)).toEqual(['XS', 'S', 'M', 'L']);
    expect((await list({ category: 'table' })).rows.map(({ productId }) => productId)).toContain(
      'mosaic-mug',
    );
    expect((await list({ q: 'no such thing' })).rows).toEqual([]);
  });

  test('each counted row is set with a movement, and the same number changes nothing', async () => {
    const [mug, medium, large] = [
      await find('mosaic-mug'),
      await find('tile-tee', M),
      await find('tile-tee', L),
    ];
    expect(await count([mug, 31], [medium, 9], [large, large.stock])).toEqual([
      'changed',
      'changed',
      'unchanged',
    ]);
    expect(await find('mosaic-mug')).toMatchObject({ stock: 31, version: 1 });
    expect(await find('tile-tee', M)).toMatchObject({ stock: 9 });
    const { movements } = await shop.read(actor, 'tile-tee');
    expect(movements).toMatchObject([{ ...M, reason: 'count', stockAfter: 9, by: 'Kabir Ahluwalia' }]);
  });

  test('a row that was changed since the form was shown is not set, and the others are', async () => {
    const [mug, medium, large] = [
      await find('mosaic-mug'),
      await find('tile-tee', M),
      await find('tile-tee', L),
    ];
    await shop.products.changeStock(actor, { id: 'tile-tee', variant: M, reason: 'delivery', units: 5 });
    expect(await count([mug, 30], [medium, 1], [large, 2])).toEqual(['changed', 'conflict', 'changed']);
    expect((await find('tile-tee', M)).stock).toBe(medium.stock + 5);
    expect((await find('tile-tee', L)).stock).toBe(2);
    // The same form once more.
    expect(await count([mug, 30], [large, 2])).toEqual(['conflict', 'conflict']);
    const unknown = { ...mug, productId: 'no-such-product' };
    expect(await count([unknown, 1], [{ ...medium, variant: { color: 'Gold', size: 'M' } }, 1])).toEqual([
      'unknown',
      'no-variant',
    ]);
  });
});
