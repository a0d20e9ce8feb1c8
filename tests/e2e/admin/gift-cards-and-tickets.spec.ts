import type { Page } from '@playwright/test';
import { areWorkshopsOver } from '../../fixtures/seat-sale';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import {
  fillCheckoutForm,
  fillEmailCheckoutForm,
  placeOrderButton,
  readOrderNumber,
} from '../support/checkout-form';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

async function buy(shopper: Page, lines: string): Promise<string> {
  await shopper.goto(`/shop/checkout?buy=${lines}`);
  await fillEmailCheckoutForm(shopper);
  await placeOrderButton(shopper).click();
  return readOrderNumber(shopper);
}

async function recordPayment(staff: Page, number: string, reference: string): Promise<void> {
  await staff.goto(`/admin/orders/${number}`);
  await staff.keyboard.press('r');
  await staff.keyboard.type(reference);
  await staff.keyboard.press('Enter');
  await expect(staff.getByRole('status').filter({ hasText: 'The payment is recorded.' })).toBeVisible();
}

/** Buys a seat as the shopper, and checks it in as staff on a phone. */
async function checkInTicket(staff: Page, shopper: Page): Promise<void> {
  await recordPayment(staff, await buy(shopper, 'workshop-ticket:1'), 'UTR7700110033');
  await shopper.reload();
  await shopper.getByRole('link', { name: 'Show or print the ticket' }).click();
  await expect(shopper.getByRole('img', { name: 'QR code of ticket 1 of 1' })).toBeVisible();
  await expect(shopper.getByText('Tile House, Indiranagar, Bengaluru')).toBeVisible();
  await expectAccessibleInBothThemes(shopper);
  expect(await findOverflow(shopper)).toEqual([]);
  const ticket = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(await shopper.getByRole('main').innerText())?.[0] ?? '';

  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.goto(`/admin/check-in?code=${ticket}`);
  // On another day than that of the workshop there is a warning.
  await expect(
    staff.getByText(/^This ticket is (?:valid and was not used yet|for another day)$/),
  ).toBeVisible();
  const field = staff.getByLabel('Code of the ticket');
  const show = staff.getByRole('button', { name: 'Show the ticket' });
  expect((await show.boundingBox())?.height).toBe((await field.boundingBox())?.height);
  await expect(staff.getByText('Asha Menon')).toBeVisible();
  await expectAccessibleInBothThemes(staff);
  expect(await findOverflow(staff)).toEqual([]);
  await staff.getByRole('button', { name: 'Check in' }).click();
  await expect(staff.getByText('Checked in. Welcome!')).toBeVisible();
  await field.fill(ticket);
  await show.click();
  await expect(staff.getByText('This ticket was used before')).toBeVisible();
  await expect(staff.getByRole('button', { name: 'Check in' })).toBeHidden();
}

test('a gift card is bought and spent, and a ticket is checked in once', async ({
  page: staff,
  browser,
  baseURL,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const shopper = await context.newPage();
  await signInAs(staff.request, 'staff');

  await recordPayment(staff, await buy(shopper, 'gift-card:1'), 'UTR7700110022');
  await shopper.reload();
  const card = shopper.getByRole('region', { name: 'Your gift card' });
  await expect(card.getByText('Worth Rs. 2,360.00')).toBeVisible();
  const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(await card.innerText())?.[0] ?? '';

  // The card pays the first mug in full: the order is paid at once.
  await shopper.goto('/shop/checkout?buy=mosaic-mug:1');
  await fillCheckoutForm(shopper);
  await shopper.getByText('Discount code or gift card').click();
  await shopper.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await shopper.getByRole('button', { name: 'Apply' }).click();
  await expect(shopper.getByText('The gift card pays Rs. 765.82.', { exact: true })).toBeVisible();
  await expect(shopper.getByText('Nothing is left to pay.')).toBeVisible();
  await shopper.locator('summary').filter({ hasText: '1 item' }).click();
  await expect(shopper.getByText(`Gift card …${code.slice(-4)}`)).toBeVisible();
  await placeOrderButton(shopper).click();
  await readOrderNumber(shopper);
  await expect(shopper.getByText('Thank you for your payment.')).toBeVisible();
  await expect(shopper.getByRole('region', { name: 'Payments' })).toContainText('Rs. 765.82');

  if (!areWorkshopsOver) await checkInTicket(staff, shopper);

  await signInAs(staff.request, 'admin');
  await staff.goto('/admin/gift-cards');
  await staff.getByRole('link', { name: `…${code.slice(-4)}` }).click();
  await expect(staff.getByText('Rs. 1,594.18 of Rs. 2,360.00 are left.')).toBeVisible();
  await expectAccessibleInBothThemes(staff);
  expect(await findOverflow(staff)).toEqual([]);
  await context.close();
});

if (!areWorkshopsOver)
  test('a guest without a code is found in the guest list and checked in once, and the guests get an email, on a phone', async ({
    page: staff,
    browser,
    baseURL,
    browserErrors,
  }) => {
    test.slow();
    browserErrors.expect(/^status 400: POST \/admin\/events\/.+\/email/);
    const context = await browser.newContext({ baseURL });
    const shopper = await context.newPage();
    await signInAs(staff.request, 'staff');
    const number = await buy(shopper, 'workshop-ticket:2');
    await recordPayment(staff, number, 'UTR7700110044');
    await context.close();

    await staff.setViewportSize({ width: 390, height: 844 });
    await staff.goto('/admin/check-in');
    await staff.getByRole('link', { name: 'Events and guests' }).click();
    expect(await findOverflow(staff)).toEqual([]);
    await expectAccessibleInBothThemes(staff);
    await staff.getByRole('link', { name: 'Workshop seat' }).first().click();
    await staff.getByLabel('Name, email or order number').fill(number);
    await staff.getByLabel('Name, email or order number').press('Enter');
    const guests = staff.getByRole('list', { name: 'Guests by name' }).getByRole('listitem');
    await expect(guests).toHaveCount(2);
    await guests.first().getByText('Check in').click();
    expect(await findOverflow(staff)).toEqual([]);
    await expectAccessibleInBothThemes(staff);
    await guests.first().getByRole('button', { name: 'Yes, Asha Menon is here' }).click();
    await expect(staff.getByText('Checked in. Welcome!')).toBeVisible();
    await expect(guests.first()).toContainText('arrived');
    await staff.getByRole('link', { name: /^Expected/ }).click();
    await expect(guests).toHaveCount(1);

    await staff.getByRole('link', { name: 'List to print' }).click();
    await expect(staff.getByRole('row', { name: number })).toHaveCount(2);
    await expectAccessibleInBothThemes(staff);
    expect(await findOverflow(staff)).toEqual([]);

    await staff.getByRole('link', { name: 'Back to the guests' }).click();
    await staff.getByRole('link', { name: 'Email the guests' }).click();
    await staff.getByLabel('Text').fill('We moved.\n\nSee you in the other hall.');
    await staff.getByRole('button', { name: 'Save and preview' }).click();
    await expect(staff.getByText('The subject is needed.')).toBeVisible();
    await expect(staff.getByLabel('Text')).toHaveValue('We moved.\n\nSee you in the other hall.');
    await expectAccessibleInBothThemes(staff);
    expect(await findOverflow(staff)).toEqual([]);
    const subject = `Another hall for ${number}`;
    await staff.getByLabel('Subject').fill(subject);
    await staff.getByRole('button', { name: 'Save and preview' }).click();
    const preview = staff.frameLocator('iframe');
    await expect(preview.getByRole('heading', { name: subject })).toBeVisible();
    await expect(preview.getByText('Tile House, Indiranagar, Bengaluru')).toBeVisible();
    await staff.getByRole('button', { name: 'Send a test to me' }).click();
    await expect(staff.getByText('The test is being sent to your address.')).toBeVisible();
    await staff.getByText(/^Send to \d+ buyers?$/).click();
    await expectAccessibleInBothThemes(staff);
    expect(await findOverflow(staff)).toEqual([]);
    await staff.getByRole('button', { name: /^Yes, send to \d+ buyers?$/ }).click();
    await expect(staff.getByText('The guests get the email now.')).toBeVisible();
    await staff.getByRole('link', { name: 'Back to the guests' }).click();
    await staff.getByRole('link', { name: subject }).click();
    await expect(staff.getByRole('heading', { name: 'As it was sent' })).toBeVisible();
    await expect(staff.getByRole('button', { name: 'Save' })).toBeHidden();
  });
