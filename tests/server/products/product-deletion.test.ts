import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatProductForm } from '~/domain/catalogue/product-form';
import { productFormSchema } from '~/domain/catalogue/product-form-schema';
import type { ProductState, StaffProductQuery } from '~/domain/catalogue/staff-product-query';
import { engines } from '../../database/test-database';
import { actor, admin, member } from '../orders/test-shop';
import { createBowlInput, openProductShop, type ProductShop } from './test-products';

const ALL: StaffProductQuery = { q: '', isLow: false, isOnSale: false };
const file = new File(['picture'], 'bowl.png');

describe.each(engines)('deleted and copied products (%s)', (engine) => {
  let shop: ProductShop;

  beforeAll(async () => {
    shop = await openProductShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  async function setState(id: string, state: ProductState) {
    const { version } = await shop.read(actor, id);
    return shop.products.setProductState(actor, { id, version, state });
  }

  const listIds = async (query: Partial<StaffProductQuery>) =>
    (await shop.products.listProducts(actor, { ...ALL, ...query })).products.map(({ id }) => id);

  async function listEverywhere(id: string): Promise<string[]> {
    const { products } = shop;
    const exported = await new Response(products.exportProducts(actor).content).text();
    const rows = await products.listStockRows(actor, { q: id });
    return [
      ...((await listIds({ q: id })).includes(id) ? ['list'] : []),
      ...((await listIds({ q: id, state: 'deleted' })).includes(id) ? ['deleted'] : []),
      ...(exported.includes(id) ? ['file'] : []),
      ...(rows.rows.some(({ productId }) => productId === id) ? ['stock count'] : []),
    ];
  }

  test('R-PRODUCT-12: a deleted product is in no list but its own, changes nothing, and can be restored', async () => {
    const id = await shop.createDraft(actor, { name: `Deleted ${engine}` });
    expect(await listEverywhere(id)).toEqual(['list', 'file', 'stock count']);
    expect(await setState(id, 'deleted')).toEqual({ kind: 'saved' });
    expect(await listEverywhere(id)).toEqual(['deleted']);
    expect(await shop.products.getPreview(actor, id)).toBeUndefined();
    const deleted = await shop.read(admin, id);
    expect(deleted).toMatchObject({ state: 'deleted', version: 2, form: { name: `Deleted ${engine}` } });
    expect(deleted.events.map(({ kind, by }) => [kind, by])).toEqual([
      ['deleted', 'Kabir Ahluwalia'],
      ['created', 'Kabir Ahluwalia'],
    ]);

    const form = createBowlInput({ name: 'Another name' });
    for (const version of [1, 2])
      expect(await shop.products.saveProduct(actor, { id, version, form })).toMatchObject({
        kind: 'conflict',
        version: 2,
        events: [{ kind: 'deleted' }],
      });
    expect(await shop.products.addPicture(actor, { id, version: 2, file, alt: 'A bowl' })).toMatchObject({
      kind: 'conflict',
    });
    expect(await shop.products.changeStock(actor, { id, reason: 'delivery', units: 1 })).toMatchObject({
      kind: 'unknown',
    });
    expect(await shop.createDraft(actor, { name: `Deleted ${engine}` })).toBe(`${id}-2`);

    expect(await setState(id, 'draft')).toEqual({ kind: 'saved' });
    expect(await listEverywhere(id)).toEqual(['list', 'file', 'stock count']);
    expect((await shop.read(actor, id)).events[0]).toMatchObject({ kind: 'restored' });
    const audit = await shop.database.rows<{ action: string }>({
      text: `select action from audit_events where subject_id = $1 order by created_at, id`,
      values: [id],
    });
    expect(audit.map(({ action }) => action)).toEqual([
      'product-created',
      'product-deleted',
      'product-restored',
    ]);
  });

  test('R-PRODUCT-12: a form with an older version deletes and restores nothing', async () => {
    const id = await shop.createDraft(actor, { name: `Changed ${engine}` });
    const older = { id, version: 1 };
    await shop.products.saveProduct(admin, { ...older, form: createBowlInput({ name: 'Changed' }) });
    expect(await shop.products.setProductState(actor, { ...older, state: 'deleted' })).toMatchObject({
      kind: 'conflict',
      events: [{ kind: 'edited' }],
    });
    expect(await shop.read(actor, id)).toMatchObject({ state: 'draft' });
    await setState(id, 'deleted');
    expect(await shop.products.setProductState(actor, { id, version: 2, state: 'draft' })).toMatchObject({
      kind: 'conflict',
      events: [{ kind: 'deleted' }],
    });
    expect(await setState(id, 'published')).toMatchObject({ kind: 'incomplete' });
    expect(await setState('mosaic-mug', 'deleted')).toEqual({ kind: 'in-shop' });
    expect(await shop.read(actor, 'mosaic-mug')).toMatchObject({ state: 'published' });
  });

  test('R-PRODUCT-14: of selected products, each is changed by itself, and the others are named', async () => {
    const complete = await shop.createDraft(actor, { name: `Complete ${engine}` });
    await shop.products.addPicture(actor, { id: complete, version: 1, file, alt: 'A bowl' });
    const incomplete = await shop.createDraft(actor, { name: `Incomplete ${engine}` });
    const { products } = await shop.products.listProducts(actor, { ...ALL, q: `complete ${engine}` });
    expect(products.map(({ id, version }) => [id, version])).toEqual(
      expect.arrayContaining([
        [complete, 2],
        [incomplete, 1],
      ]),
    );
    const older = { id: incomplete, version: 0 };
    const publish = { selected: [...products, { id: 'none', version: 1 }], state: 'published' as const };
    expect(await shop.products.setManyStates(actor, publish)).toEqual({
      changed: [complete],
      unchanged: expect.arrayContaining([incomplete, 'none']),
    });
    expect((await shop.read(actor, complete)).events[0]).toMatchObject({ kind: 'published' });
    const selected = [{ id: complete, version: 3 }, older];
    expect(await shop.products.setManyStates(actor, { selected, state: 'deleted' })).toEqual({
      changed: [],
      unchanged: [complete, incomplete],
    });
    const withdraw = { selected: [{ id: complete, version: 3 }], state: 'draft' as const };
    expect(await shop.products.setManyStates(actor, withdraw)).toEqual({
      changed: [complete],
      unchanged: [],
    });
  });

  test('R-PRODUCT-12: an order of a deleted product is paid, refunded and counted as before', async () => {
    const id = 'mosaic-mug';
    const { number } = await shop.place([[id, 2]]);
    const { stock } = await shop.read(actor, id);
    await setState(id, 'draft');
    await setState(id, 'deleted');
    await shop.advance(number, 'paid');
    expect(await shop.database.rows({ text: 'select 1 from invoices' })).toHaveLength(1);
    await shop.advance(number, 'cancelled');
    expect((await shop.read(actor, id)).stock).toBe(stock + 2);
    await setState(id, 'draft');
    expect(await setState(id, 'published')).toEqual({ kind: 'saved' });
  });

  test('R-PRODUCT-13: a copy has the pictures of its source, with colours that it has as well', async () => {
    const { products } = shop;
    const source = await shop.createDraft(actor, { name: `Source ${engine}` });
    await products.addPicture(actor, { id: source, version: 1, file, alt: 'A bowl' });
    const [picture] = (await shop.read(actor, source)).pictures;
    const alts = [{ name: picture?.name ?? '', alt: 'A teal bowl', color: 'Teal' }];
    const press = { button: 'save' as const, name: '', position: 0 };
    await products.changePictures(actor, { id: source, version: 2, alts, press });
    const { form, pictures } = await shop.read(actor, source);
    const copy = async (colors: string) => {
      const values = { ...formatProductForm(form), name: `Copy ${engine}`, colors };
      const result = await products.createProduct(actor, productFormSchema.parse(values), source);
      if (result.kind !== 'created') throw new Error(result.kind);
      return shop.read(actor, result.id);
    };
    const same = await copy('Teal, Clay');
    expect(same).toMatchObject({ state: 'draft', stock: 0, version: 1, pictures });
    expect(same.pictures[0]).toMatchObject({ alt: 'A teal bowl', color: 'Teal' });
    expect((await copy('Clay')).pictures[0]).not.toHaveProperty('color');
    // The copy loses its picture, the source does not.
    const removed = { ...press, button: 'remove' as const, name: picture?.name ?? '' };
    await products.changePictures(actor, { id: same.id, version: 1, alts, press: removed });
    expect((await shop.read(actor, same.id)).pictures).toEqual([]);
    expect((await shop.read(actor, source)).pictures).toEqual(pictures);
    expect(await products.createProduct(actor, form, 'no-such-product')).toEqual({ kind: 'unknown-source' });
    await expect(products.createProduct(member, form, source)).rejects.toThrow('products.manage');
  });
});
