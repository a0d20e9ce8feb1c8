import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility';
import { expect, test } from '../support/test';

const address = 'asha.reads@example.in';

/** A letter is written a moment after what it tells: the mailbox is asked until it is there. */
async function openLetter(page: Page, subject: string): Promise<void> {
  const letter = page
    .getByRole('main')
    .getByRole('navigation', { name: 'Mails' })
    .getByRole('link', { name: subject })
    .first();
  await expect(async () => {
    await page.goto(`/dev/mailbox?to=${encodeURIComponent(address)}`);
    await expect(letter).toBeVisible({ timeout: 500 });
  }).toPass();
  await letter.click();
}

/** Where the button of the letter leads: a letter opens its links in a window of its own. */
async function followLetter(page: Page, path: RegExp): Promise<void> {
  const frame = page.frameLocator('iframe');
  const links = await frame
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  const href = links.find((link) => path.test(link ?? ''));
  expect(href).toBeDefined();
  await page.goto(new URL(href ?? '').pathname + new URL(href ?? '').search);
}

test('one signs up, says yes in the letter, and leaves with one click', async ({ page, browserErrors }) => {
  browserErrors.expect(/^status 400: POST/);
  await page.goto('/newsletter');
  await page.getByLabel('E-mail').last().fill('asha at example');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByText('This does not look like an e-mail address.')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('E-mail')).toHaveValue('asha at example');
  await page.getByRole('main').getByLabel('E-mail').fill(address);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now look into your mailbox.');

  await openLetter(page, 'Shall we write to you?');
  await expectNoAxeViolations(page);
  await followLetter(page, /\/newsletter\/confirm\//);
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to have you.');

  await expect(async () => {
    await page.goto(`/dev/mailbox?to=${encodeURIComponent(address)}`);
    await expect(
      page.getByRole('main').getByRole('navigation', { name: 'Mails' }).getByRole('link'),
    ).toHaveCount(2, {
      timeout: 500,
    });
  }).toPass();
  await page.getByRole('main').getByRole('navigation', { name: 'Mails' }).getByRole('link').first().click();
  await followLetter(page, /\/newsletter\/leave\//);
  await page.getByRole('button', { name: 'Stop the newsletter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It has stopped.');
});

test('the mailbox finds by recipient, and says when it finds nothing', async ({ page }) => {
  await page.goto('/dev/mailbox');
  await page.getByLabel('To').fill('nobody@example.in');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('No mail to that address.')).toBeVisible();
  await page.getByRole('link', { name: 'See all of them' }).click();
  await expect(page).toHaveURL(/\/dev\/mailbox$/);
});
