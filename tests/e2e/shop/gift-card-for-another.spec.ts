import { expectAccessibleInBothThemes } from '../support/accessibility';
import { fillEmailCheckoutForm, placeOrderButton, readOrderNumber } from '../support/checkout-form';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { openPageWithCart } from '../support/stored-cart';
import { expect, test } from '../support/test';
import { waitForEmailLink } from '../support/user-accounts';

test('R-GIFT-7: a gift card alone is bought for another person, who gets its code', async ({
  page: shopper,
  browser,
  baseURL,
}) => {
  test.slow();
  const recipient = `meera.${Date.now()}@example.com`;
  await openPageWithCart(shopper, '/shop/single/gift-card', () => []);
  await shopper.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await shopper
    .getByRole('region', { name: 'Added to your cart' })
    .getByRole('link', { name: 'Checkout' })
    .click();
  await expect(shopper.getByRole('region', { name: 'A present?' })).toBeVisible();
  await fillEmailCheckoutForm(shopper);
  // Nothing travels by post.
  await expect(shopper.getByRole('region', { name: 'Delivery' })).toHaveCount(0);
  await expect(shopper.getByLabel('Phone number')).toHaveCount(0);
  const present = shopper.getByRole('region', { name: 'A present?' });
  await present.getByLabel('Their name').fill('Meera');
  await present.getByLabel('Their email address').fill(recipient);
  await present.getByLabel('Your message').fill('Happy birthday! See evil.example');
  await expectAccessibleInBothThemes(shopper);
  await placeOrderButton(shopper).click();
  await expect(present.getByText('cannot contain links')).toBeVisible();
  await present.getByLabel('Your message').fill('Happy birthday!');
  await placeOrderButton(shopper).click();
  const number = await readOrderNumber(shopper);
  const gifts = shopper.getByRole('region', { name: 'Gift card for somebody else' });
  await expect(gifts).toContainText(`to Meera, ${recipient}, once it is paid`);

  await gifts.getByRole('link', { name: 'Change recipient, message or day' }).click();
  await shopper.getByLabel('Their name').fill('Meera Iyer');
  await expectAccessibleInBothThemes(shopper);
  expect(await findOverflow(shopper)).toEqual([]);
  await shopper.getByRole('button', { name: 'Save the change' }).click();
  await expect(shopper.getByText('Saved')).toBeVisible();

  const context = await browser.newContext({ baseURL });
  const staff = await context.newPage();
  await signInAs(staff.request, 'admin');
  await staff.goto(`/admin/orders/${number}`);
  await staff.keyboard.press('r');
  await staff.keyboard.type(`UTR${Date.now()}`);
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('status').filter({ hasText: 'The payment is recorded.' })).toBeVisible();
  await expect(staff.getByRole('button', { name: /^Pack/ })).toHaveCount(0);

  await waitForEmailLink(staff, recipient, 'Asha Menon has a gift card');
  await staff.goto(`/dev/mailbox?to=${encodeURIComponent(recipient)}`);
  await staff.getByRole('link', { name: /Asha Menon has a gift card/ }).click();
  const email = staff.frameLocator('iframe');
  await expect(email.getByText('Dear Meera Iyer')).toBeVisible();
  await expect(email.getByText('Happy birthday!')).toBeVisible();
  const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(await email.locator('body').innerText())?.[0] ?? '';
  expect(code).not.toBe('');

  await shopper.getByRole('link', { name: `Order ${number}` }).click();
  await expect(shopper.getByRole('region', { name: 'Gift card for somebody else' })).toContainText(
    'Was sent on',
  );
  expect(await shopper.getByRole('main').innerText()).not.toContain(code);
  await staff.goto(`/admin/gift-cards?q=${code.slice(-4)}`);
  await staff.getByRole('link', { name: `…${code.slice(-4)}` }).click();
  await expect(staff.getByRole('button', { name: 'Send it once more' })).toBeVisible();
  await expectAccessibleInBothThemes(staff);
  expect(await findOverflow(staff)).toEqual([]);

  // R-PAGE-6
  await staff.emulateMedia({ media: 'print' });
  await expect(staff.getByRole('heading', { level: 1, name: /^Gift card/ })).toBeVisible();
  await expect(staff.getByRole('region', { name: 'Movements' })).toBeVisible();
  await expect(staff.getByLabel('Reason for voiding the card')).toBeHidden();
  await expect(staff.getByRole('link', { name: 'All gift cards' })).toBeHidden();
  // An order without a parcel has no packing slip: its facts are printed.
  await staff.goto(`/admin/orders/${number}`);
  await expect(staff.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await expect(staff.getByText('Order total')).toBeVisible();
  await expect(staff.getByRole('main').getByRole('button')).toHaveCount(0);
  await context.close();
});
