import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../app/paths';
import { testAccessibilityAndLayout } from '../support/layout-checks';
import { expect, test } from '../support/test';

const column = (page: Page, name: string) => page.locator(`[data-column=${name}]`);
const card = (page: Page, id: string) => page.locator(`[data-card=${id}]`);
const status = (page: Page) => page.getByRole('main').getByRole('status');
const expectHydrated = (page: Page) =>
  expect(page.locator('[data-island]')).toHaveAttribute('data-hydrated', '');

async function findCentre(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('the board of the TaskFlow preview', () => {
  test('moves cards by arrow keys, keeps the focus, and its link opens the same board', async ({
    page,
    context,
  }) => {
    await page.goto(paths.taskFlowPreview());
    const handle = card(page, 'tea-sponsor').locator('summary');
    await handle.focus();
    await expectHydrated(page);
    await page.keyboard.press('ArrowRight');
    await expect(status(page)).toHaveText('How many came, for the tea sponsor: Doing, place 2 of 4.');
    await expect(handle).toBeFocused();
    await expect(column(page, 'doing').locator(card(page, 'tea-sponsor'))).toBeVisible();
    await card(page, 'clock-change').locator('summary').focus();
    await page.keyboard.press('ArrowRight');
    await expect(status(page)).toContainText('Doing is full');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(column(other, 'doing').getByRole('listitem')).toHaveCount(4);
  });

  test('moves cards by the mouse, and Escape puts one back', async ({ page }) => {
    await page.goto(paths.taskFlowPreview());
    await card(page, 'door-list').hover();
    await expectHydrated(page);
    const drag = async () => {
      const from = await findCentre(card(page, 'door-list'));
      const to = await findCentre(card(page, 'ferry-pin'));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y + 4, { steps: 8 });
    };
    await page.evaluate(async () => void (await document.fonts.ready));
    const start = await findCentre(card(page, 'door-list'));
    await drag();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(column(page, 'doing').locator(card(page, 'door-list'))).toBeVisible();
    await expect.poll(() => findCentre(card(page, 'door-list'))).toEqual(start);
    await drag();
    await page.mouse.up();
    await expect(status(page)).toHaveText('Door list without a network: Done, place 3 of 3.');
    await expect(page).toHaveURL(/done=seat-mail\.ferry-pin\.door-list/);
    await expect(card(page, 'door-list').getByRole('group')).not.toHaveAttribute('open');
  });

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('moves a card by its handle', async ({ page }) => {
      await page.goto(paths.taskFlowPreview());
      await page.locator('#column-next').tap();
      await expectHydrated(page);
      const from = await findCentre(card(page, 'clock-change').locator('[data-handle]'));
      const to = await findCentre(card(page, 'first-screen'));
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await touch('touchStart', [from]);
      await touch('touchMove', [{ x: from.x + 20, y: from.y }]);
      await touch('touchMove', [to]);
      await touch('touchMove', [{ x: to.x, y: to.y + 8 }]);
      await touch('touchEnd', []);
      await expect(status(page)).toContainText('Evenings after a clock change: Doing, place');
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('moves a card by the buttons of its list', async ({ page }) => {
      await page.goto(paths.taskFlowPreview());
      await card(page, 'guild-test').locator('summary').click();
      await card(page, 'guild-test').getByRole('button', { name: 'Done' }).click();
      await expect(status(page)).toHaveText('Notes from the test in Kochi: Done, place 3 of 3.');
      await expect(column(page, 'done').locator(card(page, 'guild-test'))).toBeVisible();
    });
  });
});

test('the rubric of the EvalEdge preview computes the agreement, and its link opens the same result', async ({
  page,
  context,
}) => {
  await page.goto(paths.evalEdgePreview());
  const before = await status(page).textContent();
  const cause = page.getByRole('radiogroup', { name: 'Cause' }).nth(3);
  await cause.getByRole('radio', { checked: true }).focus();
  await expectHydrated(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/d-cause=0/);
  await expect(status(page)).toContainText('5 of 15 points are the same');
  await expect(status(page)).not.toHaveText(before ?? '');
  const result = await status(page).textContent();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(status(other)).toHaveText(result ?? '');
});

testAccessibilityAndLayout('the previews', [
  `${paths.taskFlowPreview()}?move=door-list.done`,
  `${paths.evalEdgePreview()}?c-proof=0&d-cause=0`,
]);
