import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility';
import { storeTheme, themes } from '../support/stored-theme';
import { expect, test } from '../support/test';

const tileOf = (page: Page) => page.getByRole('button', { name: 'Ask Tessera' });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Ask Tessera' });
const fieldOf = (page: Page) => panelOf(page).getByLabel('Your question');
const statusOf = (page: Page) => panelOf(page).getByRole('status');

async function openPanel(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await tileOf(page).click();
  await expect(panelOf(page)).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
  await fieldOf(page).fill(question);
  await fieldOf(page).press('Enter');
}

test('is asked by keyboard alone, and gives the focus back', async ({ page }) => {
  await page.goto('/shop/grid');
  await tileOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('what does delivry cost');
  await page.keyboard.press('Enter');
  await expect(statusOf(page)).toContainText('“what does delivry cost”');
  await expect(panelOf(page).getByText('Delivery anywhere in India is free')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  await expect(tileOf(page)).toBeFocused();
});

test('answers with a passage and leads to where it stands', async ({ page }) => {
  await openPanel(page, '/');
  await ask(page, 'how much is the mosaic mug');
  const passage = panelOf(page).getByRole('listitem').filter({ hasText: 'Mosaic mug' });
  await expect(passage).toContainText('Rs. 649.00');
  await passage.getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL('/shop/single/mosaic-mug');
  await tileOf(page).click();
  await expect(fieldOf(page)).toHaveValue('how much is the mosaic mug');
  await expect(passage).toBeVisible();
});

test('suggests questions that fit the page and comes back to them', async ({ page }) => {
  await openPanel(page, '/products/hackmatrix');
  await panelOf(page).getByRole('button', { name: 'Does the software change marks?' }).click();
  await expect(panelOf(page).getByText('The judge decides.')).toBeVisible();
  await expect(fieldOf(page)).toHaveValue('Does the software change marks?');
  await fieldOf(page).fill('');
  await expect(panelOf(page).getByRole('button', { name: /network goes down/ })).toBeVisible();
  await expect(panelOf(page).getByText('The judge decides.')).toBeHidden();
});

test('says when it finds nothing, and takes the question to the contact form', async ({ page }) => {
  await openPanel(page, '/shop/grid');
  await ask(page, 'Who won the cricket match yesterday?');
  await expect(statusOf(page)).toHaveText('Nothing on this site answers that in words we could find.');
  await panelOf(page).getByRole('link', { name: 'Ask a person instead' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByLabel('Your message')).toHaveValue('Who won the cricket match yesterday?');
});

test('hands over on the page of the contact form, and writes over nothing', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your message').fill('Half a thought');
  await tileOf(page).click();
  await fieldOf(page).fill('Another thought');
  await panelOf(page).getByRole('link', { name: 'Ask a person instead' }).click();
  await expect(panelOf(page)).toBeHidden();
  await expect(page.getByLabel('Your message')).toHaveValue('Half a thought');
});

test('keeps the question when the answers cannot be reached', async ({ page, browserErrors }) => {
  browserErrors.expect(/request failed: GET \/assistant\/answers/);
  await page.route('**/assistant/answers?*', (route) => route.abort('connectionrefused'));
  await openPanel(page, '/');
  await ask(page, 'opening hours');
  await expect(statusOf(page)).toContainText('could not be reached');
  await page.unroute('**/assistant/answers?*');
  await fieldOf(page).press('Enter');
  await expect(panelOf(page).getByText('Monday to Friday 09:30 to 18:30')).toBeVisible();
});

test('shows what is asked and answered as text only', async ({ page }) => {
  await page.route('**/assistant/answers?*', (route) =>
    route.fulfill({
      json: {
        passages: [
          { title: '<b>bold</b>', text: '<img src=x>', source: { label: '<i>here</i>', href: '/' } },
        ],
      },
    }),
  );
  await openPanel(page, '/');
  await ask(page, '<img src=x onerror=alert(1)>');
  await expect(statusOf(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(panelOf(page).getByRole('heading', { name: '<b>bold</b>' })).toBeVisible();
  await expect(panelOf(page).locator('img, b, i')).toHaveCount(0);
});

test('a blocked script harms nothing', async ({ page, browserErrors }) => {
  browserErrors.expect(/request failed: GET \/assets\/assistant-/);
  await page.route('**/assets/assistant-*', (route) => route.abort('blockedbyclient'));
  const blocked = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/assistant-'),
  );
  await page.goto('/shop/single/desk-mat');
  await blocked;
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByText('Desk mat added to your cart')).toBeVisible();
});

test('moves nothing on the page when it arrives', async ({ page }) => {
  await page.goto('/');
  await expect(tileOf(page)).toBeVisible();
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
          type: 'layout-shift',
          buffered: true,
        });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shifts).toBe(0);
});

test('goes well with a page that React takes over', async ({ page }) => {
  await openPanel(page, '/shop/cart');
  await ask(page, 'how can I pay');
  await expect(panelOf(page).getByText('By UPI, with a QR code')).toBeVisible();
});

for (const theme of themes) {
  test(`has nothing that axe objects to, asked and unasked (${theme})`, async ({ page }) => {
    await storeTheme(page, theme);
    await openPanel(page, '/');
    await expectNoAxeViolations(page, '.assistant');
    await ask(page, 'workshop');
    await expect(statusOf(page)).toContainText('4 passages');
    await expectNoAxeViolations(page, '.assistant');
    await page.keyboard.press('Escape');
    await expectNoAxeViolations(page, '.assistant-tile');
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('is a sheet over the whole width, and its field waits to be touched', async ({ page }) => {
    await page.goto('/shop/grid');
    await tileOf(page).tap();
    await expect(panelOf(page)).toBeFocused();
    const box = await panelOf(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(844);
    await panelOf(page).getByRole('button', { name: 'What does delivery cost?' }).tap();
    await expect(statusOf(page)).toContainText('fit');
    await panelOf(page).getByRole('button', { name: 'Close' }).tap();
    await expect(panelOf(page)).toBeHidden();
  });

  test('steps aside while the page is read on, and for what has the focus beneath it', async ({ page }) => {
    await page.goto('/shop/grid');
    await expect(tileOf(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 600));
    await expect(tileOf(page)).toBeHidden();
    await page.evaluate(() => scrollTo(0, 400));
    await expect(tileOf(page)).toBeVisible();
    const beneath = await page.evaluateHandle(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main form button')];
      const atTheLeft = (button: HTMLElement) => button.getBoundingClientRect().left < 50;
      return buttons.filter(atTheLeft).at(-1) ?? document.body;
    });
    await beneath.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await expect(tileOf(page)).toBeHidden();
    await page.evaluate(() => scrollBy(0, -20));
    await expect(tileOf(page)).toBeVisible();
    await beneath.evaluate((button) => button.focus({ preventScroll: true }));
    await expect(tileOf(page)).toBeHidden();
    await beneath.evaluate((button) => button.blur());
    await expect(tileOf(page)).toBeVisible();
  });
});
