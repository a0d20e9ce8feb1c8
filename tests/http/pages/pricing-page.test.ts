import { expect, inject, it } from 'vitest';
import { sendRequest } from '../support/send-request';

const page = (query = '') => sendRequest(inject('siteUrl'), { path: `/pricing${query}` });
const toText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

it('the server calculates the invoice of the form', async () => {
  const { status, text } = await page('?members=80&term=month&events=8&people=400');
  expect(status).toBe(200);
  const shown = toText(text);
  for (const line of [
    'Converge Guild 80 members × 12 months × Rs. 6.00 Rs. 5,760.00',
    'HackMatrix Organisation 8 events of up to 3,000 Rs. 1,80,000.00',
    'Before tax Rs. 1,85,760.00',
    'Rs. 33,436.80',
    'To pay Rs. 2,19,196.80',
    'Paid by the year it would be Rs. 1,132.80 less.',
  ])
    expect(shown).toContain(line);
  expect(text).toContain('noindex');
});

it('the table shows both terms, with and without tax', async () => {
  const shown = toText((await page()).text);
  expect(shown).toContain('Rs. 6.00 a month Rs. 7.08 with GST');
  expect(shown).toContain('Rs. 60.00 a year Rs. 70.80 with GST');
  expect(shown).toContain('Rs. 24,000.00 an event Rs. 28,320.00 with GST');
});

it.each([
  '?members=-1&events=1e99&people=many&term=__proto__',
  '?members[]=1&events=%3Cscript%3Ealert(1)%3C/script%3E',
  `?members=${'9'.repeat(5000)}`,
])('invalid values are replaced by the defaults: %s', async (query) => {
  const { status, text } = await page(query);
  expect(status).toBe(200);
  expect(toText(text)).toContain('Converge Guild 240 members');
  expect(text).not.toContain('<script>alert(1)');
});
