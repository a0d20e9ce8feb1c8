import type { Page } from '@playwright/test';
import { paths } from '../../../app/paths';
import { isFetchedAhead } from '../../../scripts/browser/browser-errors.ts';
import { expectAccessibleAtEveryWidth } from '../support/layout-checks';
import { expect, test } from '../support/test';

const path = paths.demos.seoAgency();
/** The summary of the report. The toast region has the role status too. */
const report = (page: Page) => island(page).getByRole('status');
const htmlField = { name: 'The page’s HTML' };
const island = (page: Page) => page.locator('[data-island="page-check"]');

const validPage = `<!doctype html><html lang="en"><head><title>Tank Road Bakery, Mysuru</title>
<meta name="viewport" content="width=device-width"><link rel="canonical" href="https://bakery.example/"></head>
<body style="color:#111111;background:#ffffff"><h1>Bread</h1><p>Twice a day.</p></body></html>`;

test('pasted HTML is checked in the browser without a request', async ({ page, context }) => {
  await page.goto(path);
  await expect(report(page)).toContainText('9 of 24 in order');
  await page.getByRole('textbox', htmlField).focus();
  await expect(island(page)).toHaveAttribute('data-hydrated', '');

  const sent: string[] = [];
  context.on('request', (request) => {
    // Scripts and further pages of the site may still load while the page is idle. They send no data.
    if (isFetchedAhead(request)) return;
    if (request.postData() || !/\/assets\/[\w.-]+$/.test(request.url())) sent.push(request.url());
  });
  await page.getByRole('textbox', htmlField).fill(validPage);
  await expect(report(page)).toContainText('What stands in the field');
  await expect(page.getByRole('link', { name: 'One first heading: in order' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Words stand out: in order' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'As a search result' })).toContainText(
    'https://bakery.example/',
  );

  await page
    .getByRole('textbox', htmlField)
    .fill(validPage.replace('#111111', '#bbbbbb').replace('<h1>', '<h2>'));
  await expect(page.getByRole('link', { name: 'Words stand out: to mend' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contrast' })).toContainText('#bbbbbb on #ffffff');
  await expect(page.getByRole('link', { name: 'One first heading: to mend' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('a very long word does not make the text field narrower', async ({ page }) => {
  await page.goto(path);
  const textbox = page.getByRole('textbox', htmlField);
  await textbox.focus();
  await expect(island(page)).toHaveAttribute('data-hydrated', '');
  const before = await textbox.boundingBox();
  await textbox.fill(validPage.replace('Tank Road Bakery, Mysuru', 'W'.repeat(4000)));
  await expect(report(page)).toContainText('What stands in the field');
  expect((await textbox.boundingBox())?.width).toBe(before?.width);
});

test('the selection in the field stays when the script takes over', async ({ page }) => {
  await page.goto(path);
  const textbox = page.getByRole('textbox', htmlField);
  // The script loads at the focus.
  await textbox.evaluate((field: HTMLTextAreaElement) => {
    field.focus();
    field.setSelectionRange(3, 9);
  });
  await expect(island(page)).toHaveAttribute('data-hydrated', '');
  expect(
    await textbox.evaluate((field: HTMLTextAreaElement) => [field.selectionStart, field.selectionEnd]),
  ).toEqual([3, 9]);
});

test('a chosen file, this page and the example are checked', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('textbox', htmlField).focus();
  await expect(island(page)).toHaveAttribute('data-hydrated', '');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'index.html', mimeType: 'text/html', buffer: Buffer.from(validPage) });
  await expect(report(page)).toContainText('index.html');

  await page.getByRole('button', { name: 'Check this very page' }).click();
  await expect(report(page)).toContainText('This very page');
  for (const subject of [
    'Every picture has an alternative',
    'Links and buttons have names',
    'Fields have labels',
  ])
    await expect(
      page.getByRole('link', { name: new RegExp(`^${subject}: (in order|not visible)`) }),
    ).toBeVisible();

  await page.getByRole('button', { name: 'The example' }).click();
  await expect(report(page)).toContainText('An example');
});

test('a file that was chosen before the script loaded is checked', async ({ page }) => {
  const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>();
  await page.route('**/assets/main-*.js', async (route) => {
    await isChosen;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'index.html', mimeType: 'text/html', buffer: Buffer.from(validPage) });
  choose();
  await expect(report(page)).toContainText('index.html');
});

test('a dropped file is checked', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('textbox', htmlField).focus();
  await expect(island(page)).toHaveAttribute('data-hydrated', '');
  const data = await page.evaluateHandle((html) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([html], 'dropped.html', { type: 'text/html' }));
    return transfer;
  }, validPage);
  await page.getByRole('textbox', htmlField).dispatchEvent('drop', { dataTransfer: data });
  await expect(report(page)).toContainText('dropped.html');
});

test('text without tags shows an error, and the last report stays', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('textbox', htmlField).fill('Just words, 2 < 3.');
  await expect(page.getByText('There is not one tag in it.')).toBeVisible();
  await expect(page.getByRole('textbox', htmlField)).toHaveAttribute('aria-invalid', 'true');
  await expect(report(page)).toContainText('9 of 24 in order');
  await page.getByRole('button', { name: 'Empty the field' }).click();
  await expect(page.getByRole('textbox', htmlField)).toBeFocused();
  await expect(page.getByRole('textbox', htmlField)).toHaveValue('');
});

test('hostile HTML is checked without running it', async ({ page }) => {
  await page.goto(path);
  const hostile = `<script>document.title='run'</script><img src="https://elsewhere.example/x.png" onerror="document.title='run'"><style>p { margin: 0 }</style><p style="color:red">x</p><iframe src="https://elsewhere.example"></iframe>`;
  await page.getByRole('textbox', htmlField).fill(hostile);
  await expect(report(page)).toContainText('What stands in the field');
  await expect(page.getByRole('region', { name: 'Alternatives' })).toContainText('x.png');
  await expect(page).toHaveTitle(/^Search studio/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the example report is visible, and a message says that the check needs a script', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByText('needs its script, which is switched off here')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Structured data' })).toContainText('Bakery: address');
    await expect(page.getByRole('button', { name: 'Check this very page' })).toBeHidden();
  });
});

test('the page check is accessible and fits a phone in both themes', async ({ page }) => {
  await page.goto(path);
  await page.getByRole('textbox', htmlField).fill('no page');
  await expect(page.getByText('There is not one tag in it.')).toBeVisible();
  await expectAccessibleAtEveryWidth(page);
});
