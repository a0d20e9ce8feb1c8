import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { waitForFrames } from '../support/ended-requests';
import { holdRequests } from '../support/hold-requests';
import { showPresence } from '../support/show-presence';
import { expect, test } from '../support/test';
import { waitForToast } from '../support/wait-for-toast';

const assistantButton = (page: Page) => page.getByRole('button', { name: 'Ask this site' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Ask this site' });
const questionField = (page: Page) => panel(page).getByLabel('Your question');
const status = (page: Page) => panel(page).getByRole('status');

async function openPanel(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await showPresence(page);
  await assistantButton(page).click();
  await expect(panel(page)).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
  await questionField(page).fill(question);
  await questionField(page).press('Enter');
}

test('a question is asked by keyboard, and closing restores the focus', async ({ page }) => {
  await page.goto('/shop/grid');
  await showPresence(page);
  await assistantButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(questionField(page)).toBeFocused();
  await page.keyboard.type('what does delivry cost');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('“what does delivry cost”');
  await expect(panel(page).getByText('Delivery anywhere in India is free')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(assistantButton(page)).toBeFocused();
});

test('an answer is a passage with a link to its page', async ({ page }) => {
  await openPanel(page, '/');
  await ask(page, 'how much is the mosaic mug');
  const passage = panel(page).getByRole('listitem').filter({ hasText: 'Mosaic mug' });
  await expect(passage).toContainText('Rs. 649.00');
  await passage.getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL('/shop/single/mosaic-mug');
  await showPresence(page);
  await assistantButton(page).click();
  await expect(questionField(page)).toHaveValue('how much is the mosaic mug');
  await expect(passage).toBeVisible();
});

test('suggested questions fit the page and show again for an empty field', async ({ page }) => {
  await openPanel(page, '/products/hackmatrix');
  await panel(page).getByRole('button', { name: 'Does the software change marks?' }).click();
  await expect(panel(page).getByText('The judge decides.')).toBeVisible();
  await expect(questionField(page)).toHaveValue('Does the software change marks?');
  await questionField(page).fill('');
  await expect(panel(page).getByRole('button', { name: /network goes down/ })).toBeVisible();
  await expect(panel(page).getByText('The judge decides.')).toBeHidden();
});

test('a question without answers is moved to the contact form', async ({ page }) => {
  await openPanel(page, '/shop/grid');
  await ask(page, 'Who won the cricket match yesterday?');
  await expect(status(page)).toHaveText('Nothing on this site answers that in words we could find.');
  await panel(page).getByRole('link', { name: 'Ask a person instead' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByLabel('Your message')).toHaveValue('Who won the cricket match yesterday?');
});

test('a message in the contact form is not overwritten', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your message').fill('Half a thought');
  await assistantButton(page).click();
  await questionField(page).fill('Another thought');
  await panel(page).getByRole('link', { name: 'Ask a person instead' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByLabel('Your message')).toHaveValue('Half a thought');
});

test('the question stays after a network error', async ({ page, browserErrors }) => {
  browserErrors.expect(/request failed: GET \/assistant\/answers/);
  await page.route('**/assistant/answers?*', (route) => route.abort('connectionrefused'));
  await openPanel(page, '/');
  await ask(page, 'opening hours');
  await expect(status(page)).toContainText('could not be reached');
  await page.unroute('**/assistant/answers?*');
  await questionField(page).press('Enter');
  await expect(panel(page).getByText('Monday to Friday 09:30 to 18:30')).toBeVisible();
});

test('HTML in questions and answers is shown as text', async ({ page }) => {
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
  await expect(status(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(panel(page).getByRole('heading', { name: '<b>bold</b>' })).toBeVisible();
  await expect(panel(page).locator('img, b, i')).toHaveCount(0);
});

test('the page works when the assistant script is blocked', async ({ page, browserErrors }) => {
  browserErrors.expect(/request failed: GET \/assets\/assistant-/);
  await page.route('**/assets/assistant-*', (route) => route.abort('blockedbyclient'));
  const blocked = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/assistant-'),
  );
  await page.goto('/shop/single/desk-mat');
  await showPresence(page);
  await blocked;
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await waitForToast(page, 'Desk mat added to your cart');
});

test('the assistant loads without a layout shift', async ({ page }) => {
  const releaseScript = await holdRequests(page, /\/assets\/assistant-/);
  await page.goto('/');
  // The fonts may move words when they arrive. Only what comes after that frame counts.
  await page.evaluate(async () => void (await document.fonts.ready));
  await showPresence(page);
  await waitForFrames(page);
  const shifts = await page.evaluateHandle(() => {
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type: 'layout-shift' });
    return entries;
  });
  releaseScript();
  await expect(assistantButton(page)).toBeVisible();
  await waitForFrames(page);
  expect(await shifts.jsonValue()).toEqual([]);
});

test('the assistant works on a hydrated page', async ({ page }) => {
  await openPanel(page, '/shop/cart');
  await ask(page, 'how can I pay');
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'UPI' }).first()).toBeVisible();
});

test('the assistant has no axe violations in both themes', async ({ page }) => {
  await openPanel(page, '/');
  await expectAccessibleInBothThemes(page, '.assistant');
  await ask(page, 'workshop');
  await expect(status(page)).toContainText('4 passages');
  await expectAccessibleInBothThemes(page, '.assistant');
  await page.keyboard.press('Escape');
  await expectAccessibleInBothThemes(page, '.assistant-tile');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the panel has the full width, and its field is not focused at first', async ({ page }) => {
    await page.goto('/shop/grid');
    await showPresence(page);
    await assistantButton(page).tap();
    await expect(panel(page)).toBeFocused();
    const box = await panel(page).boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(844);
    // It covers the page, so it holds the focus.
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await panel(page).getByRole('button', { name: 'What does delivery cost?' }).tap();
    await expect(status(page)).toContainText('fit');
    await panel(page).getByRole('button', { name: 'Close' }).tap();
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });

  test('the button is the last element of the page, so that it never covers text or fields', async ({
    page,
  }) => {
    await page.goto('/contact');
    await showPresence(page);
    await expect(assistantButton(page)).toBeAttached();
    const footer = page.getByRole('contentinfo');
    const button = assistantButton(page);
    await expect(button).not.toBeInViewport();
    const footerBox = await footer.boundingBox();
    const buttonBox = await button.boundingBox();
    expect(buttonBox?.y).toBeGreaterThanOrEqual((footerBox?.y ?? 0) + (footerBox?.height ?? 0));
  });

  test('on a tablet, the button hides while scrolling down and while it covers the focused element', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 844 });
    await page.goto('/shop/grid');
    await showPresence(page);
    await expect(assistantButton(page)).toBeVisible();
    await page.evaluate(() => scrollTo(0, 600));
    await expect(assistantButton(page)).toBeHidden();
    await page.evaluate(() => scrollTo(0, 400));
    await expect(assistantButton(page)).toBeVisible();
    const coveredButton = await page.evaluateHandle(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main form button')];
      const isAtLeftEdge = (button: HTMLElement) => button.getBoundingClientRect().left < 50;
      return buttons.filter(isAtLeftEdge).at(-1) ?? document.body;
    });
    await coveredButton.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await expect(assistantButton(page)).toBeHidden();
    await page.evaluate(() => scrollBy(0, -20));
    await expect(assistantButton(page)).toBeVisible();
    await coveredButton.evaluate((button) => button.focus({ preventScroll: true }));
    await expect(assistantButton(page)).toBeHidden();
    await coveredButton.evaluate((button) => button.blur());
    await expect(assistantButton(page)).toBeVisible();
  });
});
