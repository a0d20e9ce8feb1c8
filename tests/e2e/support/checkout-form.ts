import type { APIRequestContext, Page } from '@playwright/test';
import { openPageWithMugs } from './stored-cart';
import { expect } from './test';

/** The fields of a valid form, without lines and idempotency key. */
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

export const findDeliverySection = (page: Page) => page.getByRole('region', { name: 'Delivery' });

/** Fills in the required fields of tickets and gift cards alone. */
export async function fillEmailCheckoutForm(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Asha Menon');
  await page.getByRole('textbox', { name: 'Email address', exact: true }).fill('asha@example.com');
  const contact = page.getByRole('region', { name: 'Contact' });
  await contact.getByLabel('State or union territory').selectOption('Karnataka');
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
}

/** Fills in the required fields. */
export async function fillCheckoutForm(page: Page, name = 'Asha Menon'): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('textbox', { name: 'Email address', exact: true }).fill('asha@example.com');
  await page.getByLabel('Phone number').fill('98765 43210');
  const delivery = findDeliverySection(page);
  await delivery.getByLabel('Street and house number').fill('14 Brick Kiln Lane');
  await delivery.getByLabel('PIN code').fill('560038');
  await delivery.getByLabel('City').fill('Bengaluru');
  await delivery.getByLabel('State or union territory').selectOption('Karnataka');
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
}

export const placeOrderButton = (page: Page) => page.getByRole('button', { name: /^Place the order at/ });

/** Waits for the page of the order and returns the order number. */
export async function readOrderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/shop\/orders\//);
  const heading = page.getByRole('heading', { level: 1, name: /TS-\d{4}-\d{6}/ });
  return (await heading.innerText()).match(/TS-\d{4}-\d{6}/)?.[0] ?? '';
}

/**
 * Orders mosaic mugs and returns the order number. Two calls need different quantities: the same cart within seconds
 * is the same order.
 */
export async function orderMugs(page: Page, quantity = 1): Promise<string> {
  await openPageWithMugs(page, '/shop/checkout', quantity);
  await fillCheckoutForm(page);
  await placeOrderButton(page).click();
  return readOrderNumber(page);
}

/** The sequence number of an order in its financial year. */
export const readSequenceNumber = (number: string) => Number(number.slice(-6));

interface CheckoutPost {
  lines?: unknown;
  key?: string;
  fields?: Record<string, string>;
  origin?: string;
}

/** Posts the checkout form like a browser without script. */
export function postCheckoutForm(request: APIRequestContext, site: { url: string }, post: CheckoutPost) {
  const { lines, key = crypto.randomUUID(), fields = {}, origin = site.url } = post;
  return request.post('/shop/checkout', {
    headers: { origin },
    form: {
      ...validCheckoutFields,
      ...fields,
      key,
      lines: typeof lines === 'string' ? lines : JSON.stringify(lines),
    },
    maxRedirects: 0,
  });
}
