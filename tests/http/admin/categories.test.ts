import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';

let site: StaffSite;

beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site.close());

const LIST = '/admin/products/categories';
const readVersion = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';

it('R-PRODUCT-11: a category is added, is a choice for products, changed and deleted', async () => {
  const first = { intent: 'save', version: '0', description: '', hsnCode: '', position: '20' };
  const invalid = await site.submit(`${LIST}/new`, { ...first, name: '', hsnCode: '12' });
  expect(invalid.status).toBe(400);
  expect(invalid.text).toContain('The name is needed.');
  expect(invalid.text).toContain('A SAC or HSN code has 4 to 8 digits.');
  expect(invalid.text).toContain('value="12"');

  const path = `${LIST}/garden`;
  const created = await site.submit(`${LIST}/new`, { ...first, name: 'Garden' });
  expect(created.headers.location).toBe(`${path}?done=created`);
  expect((await site.submit(`${LIST}/new`, { ...first, name: 'Garden' })).text).toContain(
    'There is a category with this name.',
  );
  expect((await site.open(LIST)).text).toContain('Garden');
  expect((await site.open('/admin/products/new')).text).toContain('<option value="garden">Garden</option>');

  const version = readVersion((await site.open(path)).text);
  const changed = await site.submit(path, { ...first, version, name: 'Garden and balcony' });
  expect(changed.headers.location).toBe(`${path}?done=saved`);
  const late = await site.submit(path, { ...first, version, name: 'Balcony' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('A colleague has changed this category.');
  expect(late.text).toContain('value="Balcony"');

  expect((await site.submit(path, { intent: 'delete', version })).status).toBe(409);
  const deleted = await site.submit(path, { intent: 'delete', version: readVersion(late.text) });
  expect(deleted.headers.location).toBe(`${LIST}?done=deleted`);
  expect((await site.open(path)).status).toBe(404);
});

it('a category with products in the shop, and that of seats, stay', async () => {
  const remove = (id: string) => site.submit(`${LIST}/${id}`, { intent: 'delete', version: '1' });
  expect((await remove('table')).text).toContain('Products in the shop are in this category.');
  expect((await remove('events')).text).toContain('Seats and gift cards are in this category');
  expect((await remove('none')).status).toBe(404);
});
