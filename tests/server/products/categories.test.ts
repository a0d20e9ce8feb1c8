import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CategoryForm } from '~/domain/catalogue/category-form-schema';
import { discountCodeSchema } from '~/domain/discounts/discount-code-schema';
import { createDiscountManagement } from '~/server/discounts/discount-management.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { engines } from '../../database/test-database';
import { readInvoiceRows } from '../invoices/invoice-rows';
import { actor, admin, START } from '../orders/test-shop';
import { createBowlInput, openProductShop, type ProductShop } from './test-products';

const SHELF: CategoryForm = { name: 'Shelf and wall', description: 'To hang up.', position: 7, version: 0 };
const ID = 'shelf-and-wall';

describe.each(engines)('R-PRODUCT-11: categories (%s)', (engine) => {
  let shop: ProductShop;

  beforeAll(async () => {
    shop = await openProductShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.database.rows({ text: `update products set category_id = null where category_id = '${ID}'` });
    await shop.database.rows({ text: `delete from categories where id = '${ID}'` });
    await shop.database.rows({ text: 'truncate invoice_counters' });
    shop.announced.length = 0;
  });

  const create = () => shop.products.createCategory(actor, SHELF);
  const remove = (id = ID, version = 1) => shop.products.deleteCategory(actor, { id, version });
  const find = (id = ID) => shop.products.getCategory(actor, id);

  async function moveMug(categoryId: string): Promise<void> {
    const { version, form } = await shop.read(actor, 'mosaic-mug');
    const result = await shop.products.saveProduct(actor, {
      id: 'mosaic-mug',
      version,
      form: { ...form, categoryId },
    });
    expect(result.kind).toBe('saved');
  }

  test('a category is added once, in its place, and the pages of the shop change', async () => {
    expect(await create()).toEqual({ kind: 'created', id: ID });
    expect(await create()).toEqual({ kind: 'taken' });
    const same = { ...SHELF, name: 'SHELF, and wall!' };
    expect(await shop.products.createCategory(actor, same)).toEqual({ kind: 'taken' });
    expect(shop.announced).toEqual([{ kind: 'everything' }]);
    const all = await shop.products.listStaffCategories(actor);
    expect(all.map(({ position }) => position)).toEqual(
      all.map(({ position }) => position).toSorted((a, b) => a - b),
    );
    expect(all.at(-1)).toEqual({ ...SHELF, id: ID, version: 1, published: 0, drafts: 0 });
    await shop.createDraft(actor, { name: 'Wall tile', categoryId: ID });
    expect(await find()).toMatchObject({ published: 0, drafts: 1 });
  });

  test('names of another script have ids of their own, and the same name is not added again', async () => {
    const add = (name: string) => shop.products.createCategory(actor, { ...SHELF, name });
    expect(await add('मिट्टी के बर्तन')).toEqual({ kind: 'created', id: 'category' });
    expect(await add('काग़ज़')).toEqual({ kind: 'created', id: 'category-2' });
    expect(await add('काग़ज़')).toEqual({ kind: 'taken' });
    expect(await add('टाइल 2026')).toEqual({ kind: 'created', id: '2026' });
    expect(await add('काग़ज़ 2026')).toEqual({ kind: 'created', id: '2026-2' });
    await shop.database.rows({ text: "delete from categories where id ~ '^(category|2026)'" });
  });

  test('the former name of a category is free, and no category has the path of the form', async () => {
    await create();
    const form = { ...SHELF, name: 'Walls', version: 1 };
    expect(await shop.products.changeCategory(actor, { id: ID, form })).toEqual({ kind: 'saved' });
    expect(await create()).toEqual({ kind: 'created', id: `${ID}-2` });
    expect(await create()).toEqual({ kind: 'taken' });
    const added = { ...SHELF, name: 'New' };
    expect(await shop.products.createCategory(actor, added)).toEqual({ kind: 'created', id: 'new-2' });
    await shop.database.rows({ text: `delete from categories where id in ('${ID}-2', 'new-2')` });
  });

  test('a change counts a version, and a form with an older one changes nothing', async () => {
    await create();
    const change = (form: Partial<CategoryForm>) =>
      shop.products.changeCategory(actor, { id: ID, form: { ...SHELF, version: 1, ...form } });
    expect(await change({})).toEqual({ kind: 'unchanged' });
    expect(await change({ name: 'Walls', hsnCode: '6907' })).toEqual({ kind: 'saved' });
    expect(await change({ name: 'Shelves' })).toEqual({ kind: 'conflict', version: 2 });
    expect(await find()).toMatchObject({ name: 'Walls', hsnCode: '6907', version: 2 });
    expect(await shop.products.changeCategory(actor, { id: 'none', form: SHELF })).toEqual({
      kind: 'unknown',
    });
  });

  test('a new name is not that of another category, also when two get it at once', async () => {
    const other = { ...SHELF, name: 'Walls' };
    const change = (id: string, name: string, version = 1) =>
      shop.products.changeCategory(actor, { id, form: { ...SHELF, name, version } });
    await create();
    await shop.products.createCategory(actor, other);
    expect(await change('walls', 'SHELF, and wall')).toEqual({ kind: 'taken' });
    expect(await change('walls', 'WALLS')).toEqual({ kind: 'saved' });
    const both = await Promise.all([change(ID, 'Rooms'), change('walls', 'Rooms', 2)]);
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['saved', 'taken']);
    await shop.database.rows({ text: "delete from categories where id = 'walls'" });
  });

  test('R-PRODUCT-9: its code is on the invoices of products without one of their own', async () => {
    await create();
    await moveMug(ID);
    const sell = async () => shop.advance((await shop.place([['mosaic-mug', 1]])).number, 'paid');
    await sell();
    await shop.products.changeCategory(actor, { id: ID, form: { ...SHELF, version: 1, hsnCode: '7013' } });
    await sell();
    const rows = await readInvoiceRows(shop.database);
    expect(rows.map(({ content }) => content.lines[0]?.hsnCode)).toEqual(['4911', '7013']);
    await moveMug('table');
  });

  test('it is deleted when no product in the shop and no discount code needs it; drafts lose it', async () => {
    await create();
    await moveMug(ID);
    expect(await remove()).toEqual({ kind: 'refused', reason: 'published' });
    await moveMug('table');
    const draft = await shop.createDraft(actor, { name: 'Wall tile', categoryId: ID });
    expect(await remove(ID, 2)).toEqual({ kind: 'conflict', version: 1 });
    expect(await remove('events')).toEqual({ kind: 'refused', reason: 'fixed' });
    expect(await remove('none')).toEqual({ kind: 'unknown' });
    expect(await remove()).toEqual({ kind: 'deleted' });
    expect(await find()).toBeUndefined();
    const { form, version, events } = await shop.read(actor, draft);
    expect([form, version]).toEqual([createBowlInput({ name: 'Wall tile', categoryId: '' }), 2]);
    expect(events[0]).toMatchObject({
      kind: 'edited',
      changes: [{ field: 'categoryId', before: ID, after: '' }],
    });
  });

  test('one with a discount code, or with a draft in an open order, is not deleted', async () => {
    await create();
    await shop.database.rows({
      text: `insert into discount_codes (id, code, kind, value, category_id, created_at)
        values (gen_random_uuid(), 'SHELF10', 'percent', 1000, '${ID}', now())`,
    });
    expect(await remove()).toEqual({ kind: 'refused', reason: 'discount' });
    await shop.database.rows({ text: `delete from discount_codes where category_id = '${ID}'` });
    await moveMug(ID);
    await shop.place([['mosaic-mug', 1]]);
    await shop.database.rows({ text: `update products set state = 'draft' where id = 'mosaic-mug'` });
    expect(await remove()).toEqual({ kind: 'refused', reason: 'ordered' });
    expect((await shop.read(actor, 'mosaic-mug')).form.categoryId).toBe(ID);
    await shop.database.rows({ text: `update products set state = 'published' where id = 'mosaic-mug'` });
    await moveMug('table');
  });

  test('what is saved while its category is deleted is refused, and its form is shown again', async () => {
    await create();
    const { version, form } = await shop.read(actor, 'mosaic-mug');
    const discounts = createDiscountManagement(shop.database, { clock: () => START });
    const bowl = createBowlInput({ name: 'Wall bowl', categoryId: ID });
    const code = discountCodeSchema.parse({ code: 'SHELF10', kind: 'percent', value: '10', categoryId: ID });
    const isDeleted = Promise.withResolvers<void>();
    const areSaving = Promise.withResolvers<void>();
    const deleting = shop.database.db.transaction(async (transaction) => {
      await transaction.execute(sql`delete from categories where id = ${ID}`);
      isDeleted.resolve();
      await areSaving.promise;
    });
    await isDeleted.promise;
    const saving = Promise.all([
      shop.products.saveProduct(actor, { id: 'mosaic-mug', version, form: { ...form, categoryId: ID } }),
      shop.products.createProduct(actor, bowl),
      discounts.createCode(admin, code),
    ]);
    await setTimeout(200);
    areSaving.resolve();
    await deleting;
    expect((await saving).map(({ kind }) => kind)).toEqual(Array(3).fill('unknown-category'));
  });

  test('a category that was deleted is not there again after a start', async () => {
    const rows = await shop.database.rows({ text: `select id from products where category_id = 'paper'` });
    await shop.database.rows({ text: `update products set state = 'draft' where category_id = 'paper'` });
    const { version = 0 } = (await find('paper')) ?? {};
    expect(await remove('paper', version)).toEqual({ kind: 'deleted' });
    await seedCatalogue(shop.database);
    expect(await find('paper')).toBeUndefined();
    expect(rows.length).toBeGreaterThan(0);
  });
});
