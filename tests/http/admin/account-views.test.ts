import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';
import { openStaffSite, type StaffSite } from '../support/open-staff-site';
import { markPaid } from '../support/paid-orders';

/** Files and pages of the account that an account view never reaches. Another spelling is redirected before. */
const CLOSED = [
  '/account/security',
  '/account/security.data',
  '/account/security/two-factor',
  '/account/security/passkeys',
  '/account/delete-profile',
  '/account/delete-profile/everything.zip',
  '/account/profile/portrait',
  '/account/wishlist',
];

const CHANGES: readonly (readonly [string, Record<string, string>])[] = [
  ['/account/profile', { intent: 'profile', name: 'Another name' }],
  ['/account/notifications', { intent: 'choose' }],
  ['/account/payment-details', { intent: 'upi', upiId: 'x@bank' }],
  ['/account/security', { intent: 'end-other-sessions' }],
  ['/account/security', { intent: 'allow-views' }],
  ['/account/Security', { intent: 'end-other-sessions' }],
  ['/account/%73ecurity', { intent: 'end-other-sessions' }],
  ['/account/delete-profile', { intent: 'request' }],
  ['/account/delete-profile/everything.zip', {}],
  ['/account/notifications.data', { intent: 'choose' }],
];

const BANNER = 'You see the account of';

const CARD_CODE = /[A-Z\d]{4}(?:-[A-Z\d]{4}){3}/;

/** The member buys a gift card, and it is paid. Resolves to the page of the order in the account. */
async function buyGiftCard({ url, owner, user }: StaffSite): Promise<string> {
  const productId = 'gift-card';
  const unitPrice = await fetchUnitPrice(url, productId);
  const number = readOrderNumber(
    await postCheckout(url, { productId, quantity: 1, unitPrice, cookie: user }),
  );
  if (!number) throw new Error('No gift card was bought.');
  await markPaid(url, owner, [number]);
  return `/account/order-history/${number}`;
}

describe('R-VIEW-2: an admin sees the account of a member', () => {
  let site: StaffSite;
  let person: string;

  beforeAll(async () => {
    site = await openStaffSite();
    await site.submit('/account/security', { intent: 'allow-views' }, site.user);
    const { text } = await site.open('/admin/people', site.owner);
    person = /Members who let you see[\s\S]*?href="(\/admin\/people\/[^"]+)"/.exec(text)?.[1] ?? '';
  });
  afterAll(() => site.close());

  it('is not open to staff without the permission, and opens with the consent', async () => {
    expect((await site.submit(person, { intent: 'view' }, site.staff)).status).toBe(403);
    expect((await site.open('/account', site.owner)).text).not.toContain(BANNER);
    const started = await site.submit(person, { intent: 'view' }, site.owner);
    expect([started.status, started.headers.location]).toEqual([303, '/account']);
  });

  it('shows the pages of the member with a banner, and the own ones elsewhere', async () => {
    for (const path of ['/account', '/account/profile', '/account/order-history', '/account/notifications']) {
      const { status, text } = await site.open(path, site.owner);
      expect([status, text.includes(BANNER), text.includes('Meera')], path).toEqual([200, true, true]);
    }
    expect((await site.open('/admin', site.owner)).status).toBe(200);
    expect((await site.open('/account', site.user)).text).not.toContain(BANNER);
    expect((await site.open('/admin', site.user)).status).toBe(404);
  });

  it('shows orders without codes of gift cards and without private links, which are valid after the view', async () => {
    const card = await buyGiftCard(site);
    for (const path of [card, `${card}.data`]) {
      const [code = ''] = CARD_CODE.exec((await site.open(path, site.user)).text) ?? [];
      expect(code, path).not.toBe('');
      const { status, text } = await site.open(path, site.owner);
      expect([status, text.includes(code), /[?&]key=/.test(text)], path).toEqual([200, false, false]);
      expect(text).toContain(card.slice(-6));
    }
  });

  it.each(CLOSED)('%s is closed', async (path) => {
    const { status, text } = await site.open(path, site.owner);
    expect(status).toBe(403);
    expect(text).toContain('Nothing can be changed in it');
  });

  it.each(CHANGES)('a form to %s is refused', async (path, fields) => {
    const { status, text } = await site.submit(path, fields, site.owner);
    expect(status).toBe(403);
    expect(text).toContain('Nothing can be changed in it');
  });

  it('ends when the member withdraws the consent, and the member sees who viewed the account', async () => {
    const { text } = await site.open('/account/security', site.user);
    expect(text).toContain('Who viewed it');
    await site.submit('/account/security', { intent: 'withdraw-views' }, site.user);
    const own = await site.open('/account/security', site.owner);
    expect([own.status, own.text.includes(BANNER)]).toEqual([200, false]);
    expect((await site.submit(person, { intent: 'view' }, site.owner)).status).toBe(400);
    const log = await site.open('/admin/audit?area=people', site.owner);
    expect(log.text).toContain('Started viewing the account of');
    expect(log.text).toContain('Stopped viewing the account of');
  });
});
