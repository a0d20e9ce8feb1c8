import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility';
import { expect, test } from '../support/test';

const email = 'asha.reads@example.in';

const emailList = (page: Page) => page.getByRole('main').getByRole('navigation', { name: 'Mails' });

/** Opens an email in the mailbox. Emails are sent by a job: the mailbox is reloaded until the email is there. */
async function openEmail(page: Page, subject: string): Promise<void> {
  const link = emailList(page).getByRole('link', { name: subject }).first();
  await expect(async () => {
    await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  await link.click();
}

/** Opens the URL of a link in the email. The link itself would open in a new window, from a frame without script. */
async function followEmailLink(page: Page, path: RegExp): Promise<void> {
  const source = await page.locator('iframe').getAttribute('src');
  const html = await (await page.request.get(source ?? '')).text();
  const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  const href = hrefs.find((value) => path.test(value));
  expect(href).toBeDefined();
  await page.goto(new URL(href ?? '').pathname + new URL(href ?? '').search);
}

test('a visitor subscribes, confirms by email and unsubscribes with one click', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^status 400: POST/);
  await page.goto('/newsletter');
  await page.getByLabel('Email').last().fill('asha at example');
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByText('This does not look like an email address.')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('asha at example');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email.');

  await openEmail(page, 'Confirm your subscription');
  await expectNoAxeViolations(page);
  await followEmailLink(page, /\/newsletter\/confirm\//);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed.');

  await expect(async () => {
    await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`);
    await expect(emailList(page).getByRole('link')).toHaveCount(2, { timeout: 500 });
  }).toPass();
  await emailList(page).getByRole('link').first().click();
  await followEmailLink(page, /\/newsletter\/leave\//);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed.');
});

test('the mailbox filters by recipient and says when no email matches', async ({ page }) => {
  await page.goto('/dev/mailbox');
  await page.getByLabel('To').fill('nobody@example.in');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('No mail to that address.')).toBeVisible();
  await page.getByRole('link', { name: 'See all of them' }).click();
  await expect(page).toHaveURL(/\/dev\/mailbox$/);
});
