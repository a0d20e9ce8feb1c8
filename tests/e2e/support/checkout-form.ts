import type { APIRequestContext, Page } from '@playwright/test';
import { openPageWithMugs } from './stored-cart';
import { expect } from './test';

/** What a filled-in form sends, besides lines and key. */
export const validCheckoutFields: Readonly<Record<string, string>> = {
  'contact.name': 'Asha Menon',
  'contact.email': 'asha@example.com',
  'contact.phone': '98765 43210',
  'delivery.line1': '14 Brick Kiln Lane',
  'delivery.line2': '',
  'delivery.pin': '560038',
  'delivery.city': 'Bengaluru',
  'delivery.state': 'Karnataka',
  gstin: '',
  paymentMethod: 'upi',
  notes: '',
  acceptTerms: 'on',
};

export const deliverySection = (page: Page) => page.getByRole('region', { name: 'Delivery' });

/** Fills in all that must be filled in. */
export async function fillCheckoutForm(page: Page, name = 'Asha Menon'): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail address').fill('asha@example.com');
  await page.getByLabel('Phone number').fill('98765 43210');
  const delivery = deliverySection(page);
  await delivery.getByLabel('Street and house number').fill('14 Brick Kiln Lane');
  await delivery.getByLabel('PIN code').fill('560038');
  await delivery.getByLabel('City').fill('Bengaluru');
  await delivery.getByLabel('State or union territory').selectOption('Karnataka');
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
}

export const placeOrderButton = (page: Page) => page.getByRole('button', { name: /^Place the order at/ });

/** The number on the order's page, once it is there. */
export async function readOrderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/shop\/orders\//);
  const heading = page.getByRole('heading', { level: 1, name: /TS-\d{4}-\d{6}/ });
  return (await heading.innerText()).match(/TS-\d{4}-\d{6}/)?.[0] ?? '';
}

/** The number of a new order for so many mosaic mugs. The same cart again, seconds later, would be the same order. */
export async function orderMugs(page: Page, quantity = 1): Promise<string> {
  await openPageWithMugs(page, '/shop/checkout', quantity);
  await fillCheckoutForm(page);
  await placeOrderButton(page).click();
  return readOrderNumber(page);
}

/** The position in the year's orders. */
export const orderSequenceNumber = (number: string) => Number(number.slice(-6));

interface Sent {
  lines?: unknown;
  key?: string;
  answers?: Record<string, string>;
  origin?: string;
}

/** Posts the form as a browser without script does. */
export function postCheckoutForm(request: APIRequestContext, site: { url: string }, sent: Sent) {
  const { lines, key = crypto.randomUUID(), answers = {}, origin = site.url } = sent;
  return request.post('/shop/checkout', {
    headers: { origin },
    form: {
      ...validCheckoutFields,
      ...answers,
      key,
      lines: typeof lines === 'string' ? lines : JSON.stringify(lines),
    },
    maxRedirects: 0,
  });
}
