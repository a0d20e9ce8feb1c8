import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPictureFile } from '../../fixtures/picture-files';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';

let site: StaffSite;

beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site.close());

/** React separates text nodes by comments. */
const textOf = ({ text }: { text: string }) => text.replaceAll('<!-- -->', '');
const readVersion = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';

/** The fields of the form as a page shows them. */
function readFields(html: string): Record<string, string> {
  const form = /<input type="hidden" name="intent" value="save"\/>.*?<\/form>/s.exec(html)?.[0] ?? '';
  const inputs = [...form.matchAll(/<input[^>]*name="(\w+)"[^>]*?value="([^"]*)"/g)];
  const texts = [...form.matchAll(/<textarea[^>]*name="(\w+)"[^>]*>([^<]*)</g)];
  const selects = [...form.matchAll(/<select name="(\w+)".*?<\/select>/gs)].map(([select, name = '']) => [
    '',
    name,
    /value="([^"]*)" selected/.exec(select)?.[1] ?? '',
  ]);
  const fields = [...inputs, ...texts, ...selects].map(([, name = '', value = '']) => [name, value]);
  const { featured: _, ...values } = Object.fromEntries(fields);
  return { ...values, intent: 'save', version: readVersion(form) };
}

const BOWL = {
  name: 'Tesserae bowl',
  subtitle: 'For keys and coins',
  price: '850',
  categoryId: 'table',
  description: 'A small bowl.',
  rank: '1',
  colors: 'Teal, Clay',
};

async function createDraft(values: Record<string, string> = {}): Promise<string> {
  const { headers } = await site.submit('/admin/products/new', { ...BOWL, ...values });
  const path = /^(\/admin\/products\/[\w-]+)\?done=created$/.exec(headers.location ?? '')?.[1];
  if (!path) throw new Error('No draft was created.');
  return path;
}

const shopPath = (path: string) => path.replace('/admin/products/', '/shop/single/');

it('a draft is previewed by staff alone, published with a picture, and its price changes in the shop at once', async () => {
  const path = await createDraft();
  const preview = await site.open(`${path}/preview`);
  expect(preview.status).toBe(200);
  expect(preview.headers['cache-control']).toContain('no-store');
  expect(preview.text).toMatch(/<h1[^>]*>Tesserae bowl/);
  expect(preview.text).toContain('<meta name="robots" content="noindex');
  expect((await site.visit(`${path}/preview`)).status).toBe(302);
  expect((await site.open(`${path}/preview`, site.user)).status).toBe(404);
  expect((await site.visit(shopPath(path))).status).toBe(404);

  const early = await site.submit(path, { intent: 'state', state: 'published', version: '1' });
  expect([early.status, textOf(early)]).toEqual([
    409,
    expect.stringContaining('Before it can be published, it needs a picture.'),
  ]);
  const file = new File([await createPictureFile('png', { width: 800, height: 800 })], 'bowl.png');
  const added = await site.upload(path, { intent: 'add-picture', version: '1', alt: 'A teal bowl' }, file);
  expect(added.headers.get('location')).toBe(`${path}?done=pictures`);
  const { text } = await site.open(path);
  const picture = /\/uploads\/[\w-]+-640\.webp/.exec(text)?.[0] ?? '';
  for (const src of [picture, picture.replace('webp', 'avif')]) {
    const response = await site.visit(src);
    expect([response.status, response.headers['content-type']]).toEqual([200, `image/${src.slice(-4)}`]);
    expect(response.headers['cache-control']).toContain('immutable');
  }
  for (const unknown of [picture.replace('640', '641'), '/uploads/none.webp', '/uploads/a-640.png'])
    expect((await site.visit(unknown)).status).toBe(404);

  const published = await site.submit(path, {
    intent: 'state',
    state: 'published',
    version: readVersion(text),
  });
  expect(published.headers.location).toBe(`${path}?done=published`);
  const inShop = await site.visit(shopPath(path));
  expect(inShop.text).toContain(picture.replace('-640.webp', ''));
  expect(inShop.text).toContain('850.00');
  expect((await site.visit('/shop/grid?q=tesserae+bowl')).text).toContain('850.00');

  const fields = readFields((await site.open(path)).text);
  await site.submit(path, { ...fields, price: '990', saleKind: 'percent', saleValue: '10' });
  for (const page of [shopPath(path), '/shop/grid?q=tesserae+bowl'])
    expect((await site.visit(page)).text).toContain('891.00');

  const version = readVersion((await site.open(path)).text);
  await site.submit(path, { intent: 'state', state: 'draft', version });
  expect((await site.visit(shopPath(path))).status).toBe(404);
});

it('R-ADMIN-9: after an invalid field, what a colleague saved meanwhile is still a conflict', async () => {
  const path = await createDraft({ name: 'Another bowl' });
  const fields = { ...BOWL, name: 'Another bowl', intent: 'save' };
  expect((await site.submit(path, { ...fields, tag: 'New', version: '1' })).status).toBe(303);
  const invalid = await site.submit(path, { ...fields, price: 'x', version: '1' });
  const shown = readFields(invalid.text);
  expect([invalid.status, shown.version]).toEqual([400, '1']);
  expect((await site.submit(path, { ...fields, version: shown.version ?? '' })).status).toBe(409);
});

it('the second of two editors sees what changed, with the typed text', async () => {
  const path = await createDraft();
  const fields = readFields((await site.open(path)).text);
  expect(fields).toMatchObject({ name: 'Tesserae bowl', price: '850.00', categoryId: 'table' });
  await site.submit(path, { ...fields, price: '900' });
  const late = await site.submit(path, { ...fields, subtitle: 'For olives', story: 'It was a test glaze.' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('The product was changed in the meantime');
  expect(late.text).toContain('900.00');
  expect(late.text).toContain('value="For olives"');
  expect(late.text).toContain('It was a test glaze.</textarea>');
  const again = await site.submit(path, { ...readFields(late.text), price: '900' });
  expect(again.headers.location).toBe(`${path}?done=saved`);
  expect(readFields((await site.open(path)).text)).toMatchObject({ price: '900.00', subtitle: 'For olives' });
});

it('forms that are not accepted say why and keep their values', async () => {
  const created = await site.submit('/admin/products/new', {
    ...BOWL,
    price: 'a lot',
    story: 'A long story.',
  });
  expect(created.status).toBe(400);
  expect(created.text).toContain('A price is in rupees, like 1,249.50.');
  expect(created.text).toContain('value="a lot"');
  expect(created.text).toContain('A long story.</textarea>');

  const path = await createDraft();
  const fields = { intent: 'add-picture', version: '1', alt: '' };
  const noAlt = await site.upload(path, fields, new File([await createPictureFile()], 'bowl.png'));
  expect([noAlt.status, await noAlt.text()]).toEqual([
    400,
    expect.stringContaining('The alternative text is needed.'),
  ]);
  const noPicture = await site.upload(path, { ...fields, alt: 'A bowl' }, new File(['text'], 'bowl.png'));
  expect([noPicture.status, await noPicture.text()]).toEqual([
    409,
    expect.stringContaining('not a PNG, JPEG or WebP picture'),
  ]);
  const change = { intent: 'stock', version: '0', reason: 'damage', units: '3', note: 'Fell' };
  const noVariant = await site.submit(path, change);
  expect(noVariant.status).toBe(409);
  expect(textOf(noVariant)).toContain('Please choose the variant.');
  const stock = await site.submit(path, { ...change, variant: '["Teal",""]' });
  expect(stock.status).toBe(409);
  expect(textOf(stock)).toContain('There are only 0.');
  expect(stock.text).toContain('value="Fell"');
  const delivery = { intent: 'stock', version: '0', reason: 'delivery', units: '9', variant: '["Teal",""]' };
  expect((await site.submit(path, delivery)).status).toBe(303);
  const again = await site.submit(path, delivery);
  expect(again.status).toBe(409);
  expect(again.text).toContain('The stock was changed in the meantime');
  expect(again.text).toContain('value="9"');
});

it('a file is checked first, then imported as it was shown', async () => {
  const path = await createDraft({ name: 'Imported bowl' });
  const exported = await site.open('/admin/products/export.csv');
  expect(exported.headers['content-type']).toBe('text/csv; charset=utf-8');
  const csv = exported.text.replace('Imported bowl,', 'Renamed bowl,');
  const checked = await site.upload(
    '/admin/products/import',
    { intent: 'check' },
    new File([csv], 'products.csv'),
  );
  const html = await checked.text();
  expect(html.replaceAll('<!-- -->', '')).toContain('1 product would change');
  expect(html).toContain('Renamed bowl');
  const hash = /name="hash" value="(\w+)"/.exec(html)?.[1] ?? '';
  const applied = await site.submit('/admin/products/import', { intent: 'apply', hash, csv });
  expect(textOf(applied)).toContain('Imported: 1 of');
  expect((await site.open(path)).text).toContain('value="Renamed bowl"');
  const repeated = await site.submit('/admin/products/import', { intent: 'apply', hash, csv });
  expect([repeated.status, textOf(repeated)]).toEqual([409, expect.stringContaining('Nothing would change')]);
});

it('R-PRODUCT-12: a draft is deleted, cannot be saved afterwards, and is restored', async () => {
  const path = await createDraft({ name: 'Deleted bowl' });
  const shown = await site.open(path);
  expect(shown.text).toContain('Delete the product');
  const fields = readFields(shown.text);
  const deleted = await site.submit(path, { intent: 'state', state: 'deleted', version: '1' });
  expect(deleted.headers.location).toBe(`${path}?done=deleted`);
  const page = await site.open(`${path}?done=deleted`);
  expect(page.text).toContain('The product is deleted.');
  expect(page.text).toContain('Restore as a draft');
  expect(page.text).not.toContain('Save the changes');
  expect((await site.open(`${path}/preview`)).status).toBe(404);
  expect((await site.open('/admin/products')).text).not.toContain(`"${path}"`);
  expect((await site.open('/admin/products?state=deleted')).text).toContain(`"${path}"`);

  const late = await site.submit(path, { ...fields, subtitle: 'For olives' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('value="For olives"');
  const version = readVersion(page.text);
  await site.submit(path, { intent: 'state', state: 'draft', version });
  expect((await site.open(path)).text).toContain('Save the changes');
});

it('R-PRODUCT-13: a copy begins with the texts and pictures of its source, without its sale', async () => {
  const shown = await site.open('/admin/products/new?from=mosaic-mug');
  const fields = readFields(shown.text);
  const source = readFields((await site.open('/admin/products/mosaic-mug')).text);
  expect(fields).toMatchObject({ name: 'Mosaic mug', description: source.description, saleKind: '' });
  const to = '/admin/products/new?from=mosaic-mug';
  const invalid = await site.submit(to, { ...fields, name: '' });
  expect(invalid.status).toBe(400);
  const { headers } = await site.submit(to, { ...fields, name: 'Copied mug' });
  expect(headers.location).toBe('/admin/products/copied-mug?done=copied');
  const publish = { intent: 'state', state: 'published', version: '1' };
  expect((await site.submit('/admin/products/copied-mug', publish)).status).toBe(303);
  expect((await site.visit('/shop/single/copied-mug')).status).toBe(200);
  const withdrawn = { intent: 'state', state: 'draft', version: '2' };
  expect((await site.submit('/admin/products/copied-mug', withdrawn)).status).toBe(303);
  expect((await site.open('/admin/products/new?from=none')).status).toBe(404);
  expect((await site.submit('/admin/products/new?from=none', fields)).status).toBe(404);
});

it('R-PRODUCT-14: selected products are deleted and restored, and a selection that cannot be read changes nothing', async () => {
  const paths = [await createDraft({ name: 'First plate' }), await createDraft({ name: 'Second plate' })];
  const list = await site.open('/admin/products?q=plate');
  const selected = [...list.text.matchAll(/name="selected" value="([^"]+)"/g)].map(([, value = '']) => value);
  expect(selected.toSorted()).toEqual(['first-plate.1', 'second-plate.1']);
  const select = (state: string, values: readonly string[]) => {
    const boxes = values.map((value): [string, string] => ['selected', value]);
    return site.submit('/admin/products?q=plate', [['state', state], ...boxes]);
  };
  const deleted = await select('deleted', selected);
  expect(deleted.headers.location).toBe('/admin/products?q=plate&now=deleted&changed=2');
  const shown = await site.open(deleted.headers.location ?? '');
  expect(textOf(shown)).toContain('2 products are deleted.');
  expect(shown.text).not.toContain('name="selected"');
  for (const path of paths) expect((await site.open(path)).text).toContain('Restore as a draft');

  const late = await select('draft', ['first-plate.1', 'second-plate.2']);
  expect(late.headers.location).toBe('/admin/products?q=plate&now=draft&changed=1&unchanged=first-plate');
  expect(textOf(await site.open(late.headers.location ?? ''))).toMatch(
    /1 product is a draft now, not in the shop\..*a colleague changed them meanwhile: .*first-plate</s,
  );
  for (const values of [[], ['first-plate'], ['../x.1']])
    expect((await select('draft', values)).status).toBe(400);
  expect((await select('gone', ['second-plate.3'])).status).toBe(400);
});

// Last, because no product of the samples is in the shop afterwards.
it('R-SETUP-3: without the sample products, the pages of the shop say that it has none', async () => {
  expect((await site.visit('/')).text).toContain('>The shop</h2>');
  expect((await site.submit('/admin', { intent: 'something else' })).status).toBe(400);
  const withdrawn = await site.submit('/admin', { intent: 'withdraw-samples' });
  expect(withdrawn.headers.location).toMatch(/^\/admin\?withdrawn=\d+$/);
  expect((await site.open(withdrawn.headers.location ?? '')).text).toContain('products are out of the shop.');
  expect((await site.visit('/shop/grid')).text).toContain('The shop has no products yet');
  expect((await site.visit('/')).text).not.toContain('>The shop</h2>');
});
