import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_CATALOGUE_QUERY } from '~/domain/catalogue/catalogue-query';
import { createCatalogue } from '~/server/catalogue/catalogue.server';
import { CATALOGUE_CHANNEL, readCatalogueChange } from '~/server/catalogue/catalogue-change.server';
import { getCatalogueEffect } from '~/server/catalogue/catalogue-tags.server';
import { switchSales } from '~/server/products/switch-sales.server';
import { engines } from '../../database/test-database';
import { actor, START } from '../orders/test-shop';
import { createBowlInput, openProductShop, type ProductShop } from './test-products';

/** Days begin at half past six in the evening before, in UTC. */
const FIRST_MOMENT = new Date('2026-05-04T18:30:00Z');
const END = new Date('2026-05-06T18:30:00Z');

describe.each(engines)('sales with a period (%s)', (engine) => {
  let shop: ProductShop;
  const outdated: string[] = [];

  beforeAll(async () => {
    shop = await openProductShop(engine);
    await shop.database.listen(CATALOGUE_CHANNEL, (payload) => {
      const { tags } = getCatalogueEffect(readCatalogueChange(payload));
      if (tags !== 'all') outdated.push(...tags);
    });
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  const runJob = (at?: Date) =>
    switchSales(shop.database, shop.deps.clock)(at ? { at: at.toISOString() } : {}, {
      attempt: 1,
      isLast: false,
    });

  const readJobs = () =>
    shop.database.rows<{ run_after: Date }>({
      text: `select run_after from jobs where kind = 'switch-sales' order by run_after`,
    });

  test('start and end at their moments, in all prices and filters, and outdate the cached pages', async () => {
    const catalogue = createCatalogue(shop.database);
    const id = await shop.createDraft(actor);
    await shop.database.rows({
      text: `update products set state = 'published', stock = 9,
        images = (select images from products where id = 'mosaic-mug') where id = $1`,
      values: [id],
    });
    const read = async () => {
      const { product } = (await catalogue.getProductById(id)) ?? {};
      const quote = await catalogue.quote([{ productId: id, quantity: 1, options: { color: 'Teal' } }]);
      const sale = { ...EMPTY_CATALOGUE_QUERY, q: 'tesserae', onSale: true };
      const { products } = await catalogue.searchProducts(sale);
      const { unitPrice } = await shop.read(actor, id);
      return [
        product?.sale?.discount,
        quote.priced.taxable,
        products.some((each) => each.id === id),
        unitPrice,
      ];
    };
    const form = createBowlInput({
      saleKind: 'percent',
      saleValue: '20',
      saleFrom: '2026-05-05',
      saleUntil: '2026-05-06',
    });
    await shop.products.saveProduct(actor, { id, version: 1, form });
    const regular = [undefined, 850_00, false, 850_00];
    expect(await read()).toEqual(regular);
    expect((await shop.read(actor, id)).saleSwitchesAt).toEqual(FIRST_MOMENT);
    expect((await readJobs()).map((job) => job.run_after)).toEqual([FIRST_MOMENT]);

    shop.setNow(new Date(FIRST_MOMENT.getTime() - 1));
    await runJob();
    expect(await read()).toEqual(regular);

    outdated.length = 0;
    // The clock of the process is a moment behind that of the database.
    await runJob(FIRST_MOMENT);
    expect(await read()).toEqual([20, 680_00, true, 680_00]);
    await expect.poll(() => outdated).toContain(`product:${id}`);
    expect(outdated).toContain('category:table');
    expect((await readJobs()).map((job) => job.run_after)).toContainEqual(END);
    expect((await shop.read(actor, id)).form.sale).toEqual({
      type: 'percent',
      value: 20_00,
      from: '2026-05-05',
      until: '2026-05-06',
    });

    shop.setNow(END);
    await runJob();
    expect(await read()).toEqual(regular);
    const { form: ended, saleSwitchesAt, version } = await shop.read(actor, id);
    expect([ended.sale?.until, saleSwitchesAt, version]).toEqual(['2026-05-06', undefined, 2]);
    outdated.length = 0;
    await runJob();
    expect(outdated).toEqual([]);
  });

  test('a sale whose period has begun applies at once; without a period it has no end', async () => {
    const id = await shop.createDraft(actor, { saleKind: 'amount', saleValue: '50', saleFrom: '2026-05-01' });
    expect(await shop.read(actor, id)).toMatchObject({ unitPrice: 800_00 });
    expect((await shop.read(actor, id)).saleSwitchesAt).toBeUndefined();
    shop.setNow(new Date(START.getTime() + 1));
    await shop.products.saveProduct(actor, { id, version: 1, form: createBowlInput() });
    expect(await shop.read(actor, id)).toMatchObject({ unitPrice: 850_00, form: { price: 850_00 } });
    expect((await shop.read(actor, id)).form.sale).toBeUndefined();
  });
});
