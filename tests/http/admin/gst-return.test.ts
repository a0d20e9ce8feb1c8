import { beforeAll, describe, expect, inject, it } from 'vitest';
import { getTaxMonth } from '~/domain/gst-return/tax-month';
import { getMonth } from '~/domain/time/months';
import { toIndianDay } from '~/domain/time/wall-clock';
import { markPaid, placeOrder } from '../support/paid-orders';
import { sendRequest } from '../support/send-request';
import { getSharedSession } from '../support/sign-in-as';

const PAGE = '/admin/invoices/gst-return';

const today = toIndianDay(new Date());

describe('the GST return of a month', () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await getSharedSession('admin');
    const { number } = await placeOrder(inject('siteUrl'));
    await markPaid(inject('siteUrl'), await getSharedSession('staff'), [number]);
  });

  const open = (path: string) => sendRequest(inject('siteUrl'), { path, headers: { cookie } });

  it('R-INVOICE-7: says until when it covers the month, when it is due, and that nothing is filed', async () => {
    const { status, text } = await open(`${PAGE}?month=${getMonth(today)}`);
    expect(status).toBe(200);
    expect(text).toMatch(/until today, \d{1,2} \w+ 20\d\d/);
    expect(text).toMatch(/Monthly filers file it by 11 \w+ 20\d\d/);
    expect(text).toContain('nothing is filed from here');
    for (const title of [
      '4A · B2B',
      '5 · B2C large',
      '7 · B2C others',
      '9B · Credit',
      '12 · HSN',
      '13 · Doc',
    ])
      expect(text).toContain(title);
    expect(text).toMatch(/INV\/\d{4}\/\d{6}/);
  });

  it('shows a month of the past as a whole, and says that it is empty', async () => {
    const { status, text } = await open(`${PAGE}?month=2021-12`);
    expect(status).toBe(200);
    expect(text).toContain('December 2021');
    expect(text).toContain('11 January 2022');
    expect(text).not.toContain('until today');
    expect(text).toContain('No invoice or credit note was issued in December 2021.');
  });

  it.each(['2021-13', 'x', '', '2021-12-01'])(
    'shows the month whose tax is due next for %s',
    async (month) => {
      const { status, text } = await open(`${PAGE}?month=${month}`);
      expect(status).toBe(200);
      const months = [...text.matchAll(/<option value="(\d{4}-\d\d)"/g)].map(([, option = '']) => option);
      expect(text).toContain(`href="/admin/invoices?month=${getTaxMonth(today, months)}"`);
    },
  );

  it('has a file with its tables, and the list of invoices leads to it', async () => {
    const month = getMonth(today);
    expect((await open('/admin/invoices')).text).toContain(`href="${PAGE}"`);
    expect((await open(`/admin/invoices?month=${month}`)).text).toContain(`${PAGE}?month=${month}`);
    const { status, headers, text } = await open(`${PAGE}.csv?month=${month}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="gst-return-${month}.csv"`);
    expect(text).toContain('13 Documents');
  });

  it('is not for a member of staff without the permission for invoices', async () => {
    const staff = await getSharedSession('staff');
    for (const path of [PAGE, `${PAGE}.csv`])
      expect((await sendRequest(inject('siteUrl'), { path, headers: { cookie: staff } })).status, path).toBe(
        403,
      );
  });
});
