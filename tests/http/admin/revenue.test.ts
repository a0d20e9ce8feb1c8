import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sendRequest } from '../support/send-request';
import { getSharedSession } from '../support/sign-in-as';

describe('the revenue of a period', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await getSharedSession('admin');
  });

  const open = (query = '', path = '/admin/revenue') =>
    sendRequest(inject('siteUrl'), { path: path + query, headers: { cookie } });

  it('R-REVENUE-2: says which days it shows and what it compares them with', async () => {
    const { status, text } = await open('?from=2021-04-01&to=2022-03-31');
    expect(status).toBe(200);
    expect(text).toMatch(/1 April 2021.{1,8}31 March 2022/);
    expect(text).toMatch(/1 April 2020.{1,8}31 March 2021/);
    expect(text).toContain('Nothing was invoiced');
  });

  it.each([
    ['?from=2026-03-02&to=2026-03-01', 'The first day is after the last one.'],
    ['?from=2026-02-30&to=2026-03-01', 'Please choose the first and the last day of the period.'],
    ['?from=2020-01-01&to=2026-03-01', 'A report covers five years at most.'],
  ])('shows the last 30 days for %s, and says why', async (query, reason) => {
    const { status, text } = await open(query);
    expect(status).toBe(200);
    expect(text).toContain(reason);
    expect(text).toMatch(/aria-current="page"[^>]*>Last 30 days/);
  });

  it('has a file of all products', async () => {
    const { status, headers, text } = await open(
      '?from=2025-04-01&to=2026-03-31',
      '/admin/revenue/products.csv',
    );
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe('attachment; filename="revenue-2025-04-01-2026-03-31.csv"');
    expect(text).toContain('Product,Id,Category,Units,Invoiced,Credited,Revenue');
  });

  it('is not for a member of staff without the permission for invoices', async () => {
    const staff = await getSharedSession('staff');
    const send = (path: string) => sendRequest(inject('siteUrl'), { path, headers: { cookie: staff } });
    expect((await send('/admin/revenue')).status).toBe(403);
    expect((await send('/admin/revenue/products.csv')).status).toBe(403);
    expect((await send('/admin')).text).not.toContain('/admin/revenue');
  });
});
