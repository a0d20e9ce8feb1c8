import type { Page } from '@playwright/test';
import { createLargePhoto, createPictureFile } from '../../fixtures/picture-files.ts';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { blockedScriptRequest } from '../support/blocked-script-requests';
import { findDeliverySection, placeOrderButton, readOrderNumber } from '../support/checkout-form';
import { findOverflow } from '../support/document-errors';
import { signInAs } from '../support/sign-in-as';
import { openPageWithMugs } from '../support/stored-cart';
import { expect, test } from '../support/test';

// Its own site: other specs need a sample account with an empty profile.
test.use({ siteSettings: { LOG_LEVEL: 'error' } });

test.beforeEach(({ page }) => signInAs(page.request));

async function addAddress(page: Page, label: string, line1: string, pin = '560038'): Promise<void> {
  await page.goto('/account/profile');
  await page.getByRole('link', { name: 'Add an address' }).click();
  await page.getByLabel('Label').fill(label);
  await page.getByLabel('Phone number').fill('98765 43210');
  await page.getByLabel('Street and house number').fill(line1);
  await page.getByLabel('PIN code').fill(pin);
  await page.getByLabel('City').fill('Bengaluru');
  await page.getByLabel('State or union territory').selectOption('Karnataka');
  await page.getByRole('button', { name: 'Save the address' }).click();
}

test('a user changes name, picture and portrait, and every account page shows them', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/status 400: POST \/account\/profile/);
  await page.goto('/account/profile');
  await page.getByLabel('Your name').fill('Meera of the Long Name');
  await page.getByLabel('Phone number').fill('12');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(
    /An Indian phone number has ten digits/,
  );
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveValue('Meera of the Long Name');
  await page.getByLabel('Phone number').fill('098765-43210');
  await page.getByRole('button', { name: 'Save my details' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your details are saved.');
  await expect(page.getByLabel('Phone number')).toHaveValue('+91 98765 43210');
  await expect(page.getByRole('link', { name: 'Your account, Meera of the Long Name' })).toBeVisible();

  const fileInput = page.getByLabel('Picture from this device');
  await fileInput.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('This file is not a PNG, JPEG or WebP picture')).toBeVisible();
  await fileInput.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await createPictureFile() });
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your picture is saved.');
  const pictures = page.locator('img[src*="/account/profile/picture/"]:visible');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all())
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Create a tile portrait' }).click();
  const preview = page.locator('form svg').first();
  const before = await preview.innerHTML();
  // The portrait component loads on demand. Until then a choice does not change the preview.
  await expect(async () => {
    await page.getByRole('radio', { name: 'Crop' }).press('Space');
    await page.getByRole('radio', { name: 'Afro' }).press('Space');
    expect(await preview.innerHTML()).not.toBe(before);
  }).toPass();
  await page.getByRole('radio', { name: 'Afro' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Crop' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Glasses' }).press('Space');
  const composedPortrait = await preview.innerHTML();
  await page.getByRole('button', { name: 'Use this portrait' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your portrait is saved.');
  await expect(pictures).toHaveCount(0);
  expect(await page.locator('main svg[viewBox="0 0 80 80"]').first().innerHTML()).toBe(composedPortrait);
  await page.getByRole('button', { name: 'Remove the portrait' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your initials are shown again.');
});

test('a large photograph is resized before the upload', async ({ page }) => {
  // The browser decodes and encodes a photo of several megabytes, which takes long on a busy machine.
  test.slow();
  const photo = await createLargePhoto();
  expect(photo.length).toBeGreaterThan(7 * 1024 * 1024);
  await page.goto('/account/profile');
  const fileInput = page.getByLabel('Picture from this device');
  await fileInput.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect
    .poll(() => fileInput.evaluate((input: HTMLInputElement) => input.files?.[0]?.size))
    .toBeLessThan(2 * 1024 * 1024);
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your picture is saved.');
  await page.getByRole('button', { name: 'Remove the picture' }).click();
});

test('addresses and payment details fill in the checkout', async ({ page, browserErrors }) => {
  browserErrors.expect(/status 400: POST \/account/);
  await addAddress(page, 'Home', '14 Brick Kiln Lane', '110001');
  await expect(page.getByLabel('PIN code')).toHaveAccessibleDescription(
    /PIN 110001 does not lie in Karnataka/,
  );
  await page.getByLabel('PIN code').fill('560038');
  await page.getByRole('button', { name: 'Save the address' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('The address is saved.');
  await addAddress(page, 'Office', '9 Lime Walk');
  const addressBook = page.getByRole('region', { name: 'Address book' });
  await expect(addressBook.getByRole('listitem').filter({ hasText: 'Home' })).toContainText('Default');
  await page.getByRole('button', { name: /default ?: Office$/ }).click();
  await expect(addressBook.getByRole('listitem').first()).toContainText('OfficeDefault');

  await page.goto('/account/payment-details');
  await page.getByLabel('Bank transfer').check();
  await page.getByLabel('Your UPI id').fill('meera');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Your UPI id')).toHaveAccessibleDescription(/A UPI id looks like name@bank\./);
  await page.getByLabel('Your UPI id').fill('meera@okbank');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Your payment details are saved.');

  await openPageWithMugs(page);
  const street = findDeliverySection(page).getByLabel('Street and house number');
  await expect(street).toHaveValue('9 Lime Walk');
  await expect(page.getByLabel('Email address')).toHaveValue('meera@tessera.example');
  await expect(page.getByLabel('Bank transfer')).toBeChecked();
  await page.getByRole('textbox', { name: /^Note/ }).fill('Ring twice');
  await street.fill('9 Lime Walk, side door');
  await page.reload();
  await expect(street).toHaveValue('9 Lime Walk, side door');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(street).toHaveValue('14 Brick Kiln Lane');
  await expect(page.getByRole('textbox', { name: /^Note/ })).toHaveValue('Ring twice');
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await placeOrderButton(page).click();
  await readOrderNumber(page);
  await expect(page.getByRole('main').getByText('14 Brick Kiln Lane').first()).toBeVisible();

  await page.goto('/account/profile');
  await page.getByRole('link', { name: 'Edit Office' }).click();
  await page.getByText('Delete this address').click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('The address is deleted.');
  await expect(addressBook.getByRole('listitem')).toHaveCount(1);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a portrait has a preview', async ({ page }) => {
    await page.goto('/account/profile/portrait');
    const preview = page.locator('form svg').first();
    const before = await preview.innerHTML();
    await page.getByRole('radio', { name: 'Turban' }).check({ force: true });
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/headwear=turban/);
    expect(await preview.innerHTML()).not.toBe(before);
    await page.getByRole('button', { name: 'Use this portrait' }).click();
    await expect(page.getByText('Your portrait is saved.')).toBeVisible();
  });

  test('a new address can be chosen in the checkout', async ({ page, browserErrors }) => {
    browserErrors.expect(blockedScriptRequest);
    await addAddress(page, 'Parents', '3 Temple Road');
    await page.goto('/shop/checkout?buy=mosaic-mug:1');
    await page.getByRole('link', { name: 'Parents', exact: true }).click();
    await expect(findDeliverySection(page).getByLabel('Street and house number')).toHaveValue(
      '3 Temple Road',
    );
    await page.getByRole('link', { name: 'Another address' }).click();
    await expect(findDeliverySection(page).getByLabel('Street and house number')).toHaveValue('');
  });
});

test('profile pages are accessible and fit every width in both themes', async ({ page }) => {
  test.slow();
  await addAddress(page, 'x'.repeat(39), 'Y'.repeat(110));
  const paths = [
    '/account/profile',
    '/account/profile/portrait',
    '/account/profile/addresses/new',
    '/account/payment-details',
    '/account/payment-details/addresses/new',
    '/shop/checkout?buy=mosaic-mug:1',
  ];
  for (const path of paths) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expectAccessibleInBothThemes(page);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => findOverflow(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
