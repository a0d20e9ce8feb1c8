import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportPlan } from '~/domain/catalogue/product-csv';
import { PRODUCT_CSV_COLUMNS, toProductCells } from '~/domain/catalogue/product-csv';
import { formatProductForm, type ProductFormValues } from '~/domain/catalogue/product-form';
import { formatCsvRow } from '~/domain/text/csv';
import { products } from '~/server/db/schema/catalogue.server';
import { engines } from '../../database/test-database';
import { actor } from '../orders/test-shop';
import { createBowlInput, openProductShop, type ProductShop } from './test-products';

const header = formatCsvRow(PRODUCT_CSV_COLUMNS);
const row = (id: string, values: Partial<ProductFormValues> = {}) =>
  formatCsvRow(
    toProductCells(
      id,
      { ...formatProductForm(createBowlInput()), ...values },
      { state: 'published', stock: 7, variants: [] },
    ),
  );

describe.each(engines)('import and export of products (%s)', (engine) => {
  let shop: ProductShop;

  beforeAll(async () => {
    shop = await openProductShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  const readExport = () => new Response(shop.products.exportProducts(actor).content).text();

  async function plan(csv: string): Promise<ImportPlan> {
    const result = await shop.products.planImport(actor, csv);
    if (result.kind !== 'planned') throw new Error(result.kind);
    return result.plan;
  }

  test('the export of all products changes nothing when it is imported', async () => {
    await shop.createDraft(actor, {
      name: '=Formula "bowl"',
      saleKind: 'percent',
      saleValue: '12.5',
      saleUntil: '2026-06-30',
      tag: '+1',
      featured: 'on',
      gender: 'unisex',
    });
    const csv = await readExport();
    expect(csv).toContain("'=Formula");
    const { changes, faulty, unchanged } = await plan(csv);
    expect([changes, faulty]).toEqual([[], []]);
    const [all] = await shop.database.rows({ text: 'select count(*)::int as count from products' });
    expect({ count: unchanged }).toEqual(all);
  });

  test('the dry run names every faulty row with its line, and nothing is imported', async () => {
    const csv = [
      header,
      row('first-bowl', { price: 'a lot', colors: '' }),
      row('good-bowl', { story: 'One\n\nTwo' }),
      row('Bad Bowl', { saleKind: 'percent', saleValue: '120' }),
      row('good-bowl'),
      row('shelf-bowl', { categoryId: 'shelf' }),
      'short-row,1\r\n',
    ].join('');
    const shown = await plan(csv);
    expect(shown.faulty).toEqual([
      { line: 2, reasons: ['price: A price is in rupees, like 1,249.50.'] },
      {
        line: 10,
        reasons: [
          'id: small letters, digits and dashes, like mosaic-mug.',
          'saleValue: A percentage is more than 0 and at most 100, like 12.5.',
        ],
      },
      { line: 14, reasons: ['id: line 6 has the same.'] },
      { line: 18, reasons: ['categoryId: there is no category shelf.'] },
      { line: 22, reasons: ['This row has 2 cells, and there are 23 columns.'] },
    ]);
    expect(shown.changes).toMatchObject([{ line: 6, id: 'good-bowl', kind: 'added' }]);
    const result = await shop.products.applyImport(actor, { csv, hash: shown.hash });
    expect(result.kind).toBe('refused');
    expect(await shop.products.getProduct(actor, 'good-bowl')).toBeNull();
  });

  test('R-PRODUCT-2: a published product keeps a category, and stays a seat or a product that is sent', async () => {
    const csv = (await readExport()).split('\r\n');
    const change = (id: string, categoryId: string) => {
      const line = csv.find((text) => text.startsWith(`${id},`)) ?? '';
      return `${line.replace(',table,', `,${categoryId},`)}\r\n`;
    };
    expect((await plan(header + change('mosaic-mug', ''))).faulty).toEqual([
      { line: 2, reasons: ['categoryId: a published product needs a category.'] },
    ]);
    expect((await plan(header + change('mosaic-mug', 'events'))).faulty).toEqual([
      { line: 2, reasons: ['categoryId: a published product cannot move into or out of the events.'] },
    ]);
  });

  test('what was shown is applied, in one transaction, with its history', async () => {
    const id = await shop.createDraft(actor, { name: 'Imported bowl' });
    const added = `new-bowl-${id.length}`;
    const csv = header + row(id, { name: 'Imported bowl', price: '990' }) + row(added);
    const shown = await plan(csv);
    expect(shown.changes).toEqual([
      {
        line: 2,
        id,
        kind: 'changed',
        name: 'Imported bowl',
        changes: [{ field: 'price', before: '850.00', after: '990' }].map((change) => ({
          ...change,
          after: '990.00',
        })),
      },
      expect.objectContaining({ id: added, kind: 'added' }),
    ]);
    // A browser sends the text of a form with other line ends.
    const sent = csv.replace(/\r\n/g, '\n');
    expect((await shop.products.applyImport(actor, { csv: sent, hash: shown.hash })).kind).toBe('applied');
    expect(await shop.read(actor, id)).toMatchObject({
      version: 2,
      unitPrice: 990_00,
      stock: 0,
      events: [{ kind: 'imported', changes: [{ field: 'price' }] }, { kind: 'created' }],
    });
    expect(await shop.read(actor, added)).toMatchObject({ version: 1, state: 'draft', stock: 0 });
    expect((await plan(csv)).unchanged).toBe(2);
  });

  test('a file with some columns changes nothing else, and a new product needs all that a product needs', async () => {
    const id = await shop.createDraft(actor, { name: 'Listed bowl', tag: 'New', hsnCode: '6912' });
    // As cells are copied from a spreadsheet.
    const csv = `price\tid\r\n990\t${id}\r\n`;
    const shown = await plan(csv);
    expect(shown.changes).toMatchObject([{ id, kind: 'changed', changes: [{ field: 'price' }] }]);
    expect((await shop.products.applyImport(actor, { csv, hash: shown.hash })).kind).toBe('applied');
    const { form } = await shop.read(actor, id);
    expect(form).toEqual(createBowlInput({ name: 'Listed bowl', tag: 'New', hsnCode: '6912', price: '990' }));
    const { faulty } = await plan('id,price\r\nunlisted-bowl,990\r\n');
    expect(faulty).toMatchObject([
      {
        line: 2,
        reasons: [/^name: /, /^subtitle: /, /^description: /].map((start) => expect.stringMatching(start)),
      },
    ]);
    expect((await plan(`id,tag\r\n${id},\r\n`)).changes).toMatchObject([
      { changes: [{ field: 'tag', before: 'New', after: '' }] },
    ]);
  });

  test('a product that is added with a new id at the same time is shown as changed, and nothing is imported', async () => {
    const csv = header + row('late-bowl') + row('other-bowl');
    const { hash } = await plan(csv);
    const { db } = shop.database;
    const [mug] = await db.select().from(products).where(eq(products.id, 'mosaic-mug'));
    if (!mug) throw new Error('There is no such product.');
    // The import does not see the product yet, and waits for it when it writes its own.
    const { importing } = await db.transaction(async (transaction) => {
      await transaction.insert(products).values({ ...mug, id: 'late-bowl', state: 'draft' });
      const started = shop.products.applyImport(actor, { csv, hash });
      await setTimeout(500);
      return { importing: started };
    });
    const result = await importing;
    expect(result).toMatchObject({
      kind: 'changed',
      plan: {
        changes: [
          { id: 'late-bowl', kind: 'changed' },
          { id: 'other-bowl', kind: 'added' },
        ],
      },
    });
    expect(await shop.products.getProduct(actor, 'other-bowl')).toBeNull();
    await shop.database.rows({ text: "delete from products where id = 'late-bowl'" });
  });

  test('a product that changed since the dry run stops the import', async () => {
    const id = await shop.createDraft(actor, { name: 'Raced bowl' });
    const csv = header + row(id, { name: 'Raced bowl', price: '990' });
    const { hash } = await plan(csv);
    await shop.products.saveProduct(actor, {
      id,
      version: 1,
      form: createBowlInput({ name: 'Raced bowl', tag: 'New' }),
    });
    const result = await shop.products.applyImport(actor, { csv, hash });
    expect(result).toMatchObject({
      kind: 'changed',
      plan: { changes: [{ changes: [{}, { field: 'tag' }] }] },
    });
    expect((await shop.read(actor, id)).unitPrice).toBe(850_00);
  });

  test.each([
    ['', { kind: 'empty' }],
    ['name,price\r\n', { kind: 'no-id' }],
    ['id,prise,Price\r\n', { kind: 'unknown-columns', columns: ['prise', 'Price'] }],
    ['id,name,price,name\r\n', { kind: 'repeated-columns', columns: ['name'] }],
    ['id,"name', { kind: 'no-csv' }],
  ])('%j is no file of products', async (csv, result) => {
    expect(await shop.products.planImport(actor, csv)).toMatchObject(result);
  });
});
