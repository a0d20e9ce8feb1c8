import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatProductForm } from '~/domain/catalogue/product-form';
import { productFormSchema } from '~/domain/catalogue/product-form-schema';
import { engines } from '../../database/test-database';
import { actor } from '../orders/test-shop';
import { openProductShop, type ProductShop } from '../products/test-products';
import { readInvoiceRows } from './invoice-rows';

const MUG = 'mosaic-mug';

describe.each(engines)('codes of products on invoices (%s)', (engine) => {
  let shop: ProductShop;

  beforeAll(async () => {
    shop = await openProductShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.database.rows({ text: 'truncate invoice_counters' });
  });

  async function enterCode(hsnCode: string): Promise<void> {
    const { version, form } = await shop.read(actor, MUG);
    const changed = productFormSchema.parse({ ...formatProductForm(form), hsnCode });
    const result = await shop.products.saveProduct(actor, { id: MUG, version, form: changed });
    expect(result).toEqual({ kind: 'saved' });
  }

  async function sellMug(): Promise<void> {
    const { number } = await shop.place([[MUG, 1]]);
    await shop.advance(number, 'paid');
  }

  test('R-PRODUCT-9: an invoice has the code that staff entered until then, without one that of the category', async () => {
    await sellMug();
    await enterCode('69111011');
    await sellMug();
    await enterCode('998314');
    await sellMug();
    await enterCode('');
    await sellMug();
    const rows = await readInvoiceRows(shop.database);
    expect(rows.map(({ content }) => content.lines.map(({ hsnCode, unit }) => [hsnCode, unit]))).toEqual([
      [['6912', 'NOS']],
      [['69111011', 'NOS']],
      [['998314', 'OTH']],
      [['6912', 'NOS']],
    ]);
  });
});
