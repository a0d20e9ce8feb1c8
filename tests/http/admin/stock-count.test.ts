import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';

let site: StaffSite;

beforeAll(async () => {
  site = await openStaffSite();
});
afterAll(() => site.close());

it('R-PRODUCT-10: a stock count keeps what was typed until every number can be read', async () => {
  const path = '/admin/products/stock-count?q=mosaic-mug';
  const { text: page } = await site.open(path);
  const read = (html: string, part: string) =>
    new RegExp(`name="counts\\[0\\]\\.${part}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const row = { 'counts[0].id': 'mosaic-mug', 'counts[0].version': read(page, 'version') };
  const empty = await site.submit(path, { ...row, 'counts[0].units': '' });
  expect(empty.status).toBe(400);
  expect(empty.text).toContain('Nothing is counted yet.');
  const invalid = await site.submit(path, { ...row, 'counts[0].units': '-3' });
  expect(invalid.status).toBe(400);
  expect(invalid.text).toContain('The number is 0 or more.');
  expect(invalid.text).toContain('value="-3"');
  const done = await site.submit(path, { ...row, 'counts[0].units': '12' });
  expect(done.headers.location).toBe('/admin/products/stock-count?q=mosaic-mug&done=counted');
  const repeated = await site.submit(path, { ...row, 'counts[0].units': '13' });
  expect(repeated.status).toBe(409);
  expect(repeated.text).toContain('Entered: 0 of 1. The others are marked below.');
  expect(read(repeated.text, 'version')).toBe(String(Number(row['counts[0].version']) + 1));
});

it('R-PRODUCT-10: a counted row that the page does not list any more is named', async () => {
  const plate = { name: 'Counted plate', price: '850', description: 'A plate.', rank: '1' };
  await site.submit('/admin/products/new', plate);
  const row = { version: '0', units: '4' };
  const rows = [
    { id: 'counted-plate', ...row },
    { id: 'mosaic-mug', ...row },
  ];
  const counts = rows.flatMap((values, index) =>
    Object.entries(values).map(([name, value]): [string, string] => [`counts[${index}].${name}`, value]),
  );
  await site.submit('/admin/products/counted-plate', { intent: 'state', state: 'deleted', version: '1' });
  const { status, text } = await site.submit('/admin/products/stock-count', counts);
  expect(status).toBe(409);
  expect(text).toContain('Entered: 0 of 2. The others are marked below.');
  expect(text).toContain('Not entered, because it is no longer offered: counted-plate.');
});
