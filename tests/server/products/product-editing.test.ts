import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_CATALOGUE_QUERY } from '~/domain/catalogue/catalogue-query';
import type { PicturesForm } from '~/domain/catalogue/picture-form-schema';
import { formatProductForm } from '~/domain/catalogue/product-form';
import { productFormSchema } from '~/domain/catalogue/product-form-schema';
import type { StaffProductQuery } from '~/domain/catalogue/staff-product-query';
import { DAY_MS } from '~/domain/time/durations';
import { createCatalogue } from '~/server/catalogue/catalogue.server';
import { engines } from '../../database/test-database';
import { actor, admin, member, START } from '../orders/test-shop';
import { createBowlInput, openProductShop, type ProductShop } from './test-products';

const ALL: StaffProductQuery = { q: '', isLow: false, isOnSale: false };
const file = new File(['picture'], 'bowl.png');

describe.each(engines)('products of staff (%s)', (engine) => {
  let shop: ProductShop;

  beforeAll(async () => {
    shop = await openProductShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    shop.announced.length = 0;
  });

  const addPicture = async (id: string) => {
    const { version } = await shop.read(actor, id);
    expect(await shop.products.addPicture(actor, { id, version, file, alt: 'A bowl' })).toEqual({
      kind: 'saved',
    });
  };

  async function publish(id: string) {
    const { version } = await shop.read(actor, id);
    return shop.products.setProductState(actor, { id, version, state: 'published' });
  }

  test('a draft is in no shop page until it is complete and published, and leaves the shop again', async () => {
    const catalogue = createCatalogue(shop.database);
    const id = await shop.createDraft(actor, { categoryId: '' });
    expect(await catalogue.getProductById(id)).toBeUndefined();
    expect(await shop.products.getPreview(actor, id)).toMatchObject({
      product: { name: 'Tesserae bowl', attributes: { colors: [{ name: 'Teal' }, { name: 'Clay' }] } },
      story: ['It was a test glaze.', 'It stayed.'],
      details: [
        { label: 'Height', value: '6 cm' },
        { label: 'Weight', value: '240 g' },
      ],
    });
    expect(await publish(id)).toEqual({ kind: 'incomplete', issues: ['category', 'picture'] });
    const { version } = await shop.read(actor, id);
    await shop.products.saveProduct(actor, { id, version, form: createBowlInput() });
    await addPicture(id);
    shop.announced.length = 0;
    expect(await publish(id)).toEqual({ kind: 'saved' });
    expect(shop.announced).toEqual([{ kind: 'product', id, categories: ['table'], withdrawn: false }]);
    expect((await catalogue.getProductById(id))?.product).toMatchObject({ price: 850_00, stock: 0 });
    const found = await catalogue.searchProducts({ ...EMPTY_CATALOGUE_QUERY, q: 'tesserae bowl' });
    expect(found.products.map((product) => product.id)).toContain(id);

    const published = await shop.read(admin, id);
    expect(published.events.map(({ kind, by }) => [kind, by])).toEqual(
      ['published', 'pictures', 'edited', 'created'].map((kind) => [kind, 'Kabir Ahluwalia']),
    );
    await shop.products.setProductState(admin, { id, version: published.version, state: 'draft' });
    expect(shop.announced.at(-1)).toMatchObject({ id, withdrawn: true });
    expect(await catalogue.getProductById(id)).toBeUndefined();
  });

  test('R-PRODUCT-2: a published product keeps a category, and stays a seat or a product that is sent', async () => {
    const id = await shop.createDraft(actor);
    await addPicture(id);
    expect(await publish(id)).toEqual({ kind: 'saved' });
    const { version } = await shop.read(actor, id);
    const save = (categoryId: string) =>
      shop.products.saveProduct(actor, { id, version, form: createBowlInput({ categoryId }) });
    expect(await save('')).toEqual({ kind: 'incomplete', issues: ['category'] });
    expect(await save('events')).toEqual({ kind: 'other-delivery' });
    expect(await shop.read(actor, id)).toMatchObject({ version, form: { categoryId: 'table' } });
    await shop.products.setProductState(actor, { id, version, state: 'draft' });
    expect(
      await shop.products.saveProduct(actor, {
        id,
        version: version + 1,
        form: createBowlInput({ categoryId: '' }),
      }),
    ).toEqual({ kind: 'saved' });
  });

  test('R-PRODUCT-2: a draft with open orders stays a seat or a product that is sent', async () => {
    const id = 'hackathon-ticket';
    const { number } = await shop.place([[id, 2]]);
    const { version, form } = await shop.read(actor, id);
    expect(await shop.products.setProductState(actor, { id, version, state: 'draft' })).toEqual({
      kind: 'saved',
    });
    const move = (categoryId: string) =>
      shop.products.saveProduct(actor, {
        id,
        version: version + 1,
        form: productFormSchema.parse({ ...formatProductForm(form), categoryId }),
      });
    expect(await move('table')).toEqual({ kind: 'open-orders' });
    expect(await move('')).toEqual({ kind: 'open-orders' });
    await shop.advance(number, 'paid');
    expect(await shop.database.rows({ text: 'select 1 from tickets' })).toHaveLength(2);
    expect(await move('table')).toEqual({ kind: 'saved' });
  });

  test('R-PRODUCT-2: a draft with open orders does not become a seat by way of no category', async () => {
    const id = 'mosaic-mug';
    await shop.place([[id, 1]]);
    const { version, form } = await shop.read(actor, id);
    await shop.products.setProductState(actor, { id, version, state: 'draft' });
    const move = (categoryId: string, shown: number) =>
      shop.products.saveProduct(actor, {
        id,
        version: shown,
        form: productFormSchema.parse({ ...formatProductForm(form), categoryId }),
      });
    expect(await move('', version + 1)).toEqual({ kind: 'saved' });
    expect(await move('events', version + 2)).toEqual({ kind: 'open-orders' });
    expect(await move('table', version + 2)).toEqual({ kind: 'saved' });
    expect(await publish(id)).toEqual({ kind: 'saved' });
  });

  test('of two editors, the second one sees what the first one changed, and writes nothing', async () => {
    const id = await shop.createDraft(actor);
    const save = (values: object, version = 1) =>
      shop.products.saveProduct(actor, { id, version, form: createBowlInput(values) });
    const results = await Promise.all([save({ price: '900' }), save({ tag: 'New' })]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['conflict', 'saved']);
    const conflict = results.find((result) => result.kind === 'conflict');
    const isPriceSaved = results[0]?.kind === 'saved';
    expect(conflict).toMatchObject({
      version: 2,
      events: [
        {
          kind: 'edited',
          by: 'Kabir Ahluwalia',
          at: START,
          changes: [
            isPriceSaved
              ? { field: 'price', before: '850.00', after: '900.00' }
              : { field: 'tag', before: '', after: 'New' },
          ],
        },
      ],
    });
    expect((await shop.read(actor, id)).version).toBe(2);
    expect(await save(isPriceSaved ? { price: '900' } : { tag: 'New' }, 2)).toEqual({ kind: 'unchanged' });
    for (const change of [
      shop.products.setProductState(actor, { id, version: 1, state: 'published' }),
      shop.products.addPicture(actor, { id, version: 1, file, alt: 'A bowl' }),
    ])
      expect(await change).toMatchObject({ kind: 'conflict', version: 2 });
  });

  test('pictures are ordered, described and removed; a published product keeps one', async () => {
    const id = await shop.createDraft(actor);
    await addPicture(id);
    await addPicture(id);
    const { pictures, version } = await shop.read(actor, id);
    const [first = '', second = ''] = pictures.map(({ name }) => name);
    expect(pictures[0]).toMatchObject({
      src: `/uploads/${first}`,
      width: 640,
      height: 480,
      tint: '#aabbcc',
      alt: 'A bowl',
    });
    const file = { pictureId: first, width: 640, format: 'webp' } as const;
    expect([...((await shop.products.readPictureFile(file)) ?? [])]).toEqual([1, 2, 3]);
    expect(await shop.products.readPictureFile({ ...file, format: 'avif' })).toBeNull();
    const change = (button: PicturesForm['press']['button'], name: string, at: number, position = 0) =>
      shop.products.changePictures(actor, {
        id,
        version: at,
        alts: [{ name: first, alt: 'From above' }],
        press: { button, name, position },
      });
    expect(await change('earlier', second, version)).toEqual({ kind: 'saved' });
    expect((await shop.read(actor, id)).pictures).toMatchObject([
      { name: second, alt: 'A bowl' },
      { name: first, alt: 'From above' },
    ]);
    expect(await change('later', first, version + 1)).toEqual({ kind: 'unchanged' });
    expect(await change('place', first, version + 1, 0)).toEqual({ kind: 'saved' });
    expect((await shop.read(actor, id)).pictures.map(({ name }) => name)).toEqual([first, second]);
    expect(await change('place', first, version + 2, 100)).toEqual({ kind: 'saved' });
    expect(await change('place', 'unknown', version + 3, 0)).toEqual({ kind: 'unchanged' });
    expect(await change('remove', second, version + 3)).toEqual({ kind: 'saved' });
    await publish(id);
    expect(await change('remove', first, version + 5)).toEqual({ kind: 'last' });
  });

  test('the list has filters and pages', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 52; count += 1) {
      shop.setNow(new Date(START.getTime() + DAY_MS + count));
      ids.push(await shop.createDraft(actor, { name: `Listed ${engine} ${count}` }));
    }
    const list = (query: Partial<StaffProductQuery>) =>
      shop.products.listProducts(actor, { ...ALL, ...query });
    const idsOf = async (query: Partial<StaffProductQuery>) =>
      (await list(query)).products.map(({ id }) => id);
    const newest = ids.toReversed();
    const q = `listed ${engine}`;
    const first = await list({ q, state: 'draft' });
    expect(first.products.map(({ id }) => id)).toEqual(newest.slice(0, 50));
    expect(first.newer).toBeUndefined();
    const second = await list({ q, cursor: first.older });
    expect(second.products.map(({ id }) => id)).toEqual(newest.slice(50));
    expect(second.older).toBeUndefined();
    expect(await idsOf({ q, cursor: second.newer })).toEqual(newest.slice(0, 50));
    expect(await idsOf({ q: ids[3] ?? '' })).toEqual([ids[3]]);
    expect(await idsOf({ q: 'listed %' })).toEqual([]);
    expect(await idsOf({ q, state: 'published' })).toEqual([]);
    expect(await idsOf({ q: 'mug', category: 'table', isLow: false })).toContain('mosaic-mug');
    expect(await idsOf({ q: 'mug', category: 'desk' })).not.toContain('mosaic-mug');
    expect(await idsOf({ q: 'mug', isLow: true })).not.toContain('mosaic-mug');
    const onSale = await list({ isOnSale: true });
    expect(onSale.products.length).toBeGreaterThan(0);
    expect(onSale.products.every(({ price, unitPrice }) => unitPrice < price)).toBe(true);
  });

  test('unknown products and categories, and users without the permission', async () => {
    const { products } = shop;
    const unknown = { id: 'no-such-product', version: 1 };
    expect(await products.getProduct(actor, 'no-such-product')).toBeNull();
    expect(await products.getPreview(actor, 'no-such-product')).toBeUndefined();
    expect(await products.saveProduct(actor, { ...unknown, form: createBowlInput() })).toEqual({
      kind: 'unknown',
    });
    expect(await products.createProduct(actor, createBowlInput({ categoryId: 'none' }))).toEqual({
      kind: 'unknown-category',
    });
    const category = { name: 'Shelf', description: '', position: 9, version: 1 };
    const calls = [
      () => products.listProducts(member, ALL),
      () => products.getProduct(member, 'mosaic-mug'),
      () => products.getPreview(member, 'mosaic-mug'),
      () => products.createProduct(member, createBowlInput()),
      () => products.saveProduct(member, { ...unknown, form: createBowlInput() }),
      async () => products.setProductState(member, { ...unknown, state: 'draft' }),
      () => products.setManyStates(member, { selected: [], state: 'draft' }),
      () => products.addPicture(member, { ...unknown, file, alt: 'A bowl' }),
      async () =>
        products.changePictures(member, {
          ...unknown,
          alts: [],
          press: { button: 'save', name: '', position: 0 },
        }),
      () => products.changeStock(member, { id: 'mosaic-mug', reason: 'delivery', units: 1 }),
      () => products.listStockRows(member, { q: '' }),
      () => products.countStock(member, { counts: [] }),
      () => products.listStaffCategories(member),
      () => products.getCategory(member, 'table'),
      () => products.createCategory(member, category),
      () => products.changeCategory(member, { id: 'table', form: category }),
      () => products.deleteCategory(member, { id: 'table', version: 1 }),
      async () => products.exportProducts(member),
      () => products.planImport(member, ''),
      () => products.applyImport(member, { csv: '', hash: '' }),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow('products.manage');
  });
});
