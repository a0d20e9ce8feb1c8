import type { Page } from '@playwright/test';
import { workPieces } from '../../../app/content/demos/digital-agency-content';
import { headerMenus } from '../../../app/content/site/navigation';
import { paths } from '../../../app/paths';
import { expectAccessibleAtEveryWidth } from '../support/layout-checks';
import { expect, test } from '../support/test';

const demoPaths = [paths.demos.classic(), paths.demos.digitalAgency(), paths.demos.designAgency()];
const tiles = (page: Page) => page.getByRole('region', { name: /loud work/ }).getByRole('link');

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the work of the digital studio is filtered by kind and shown in full again', async ({ page }) => {
    await page.goto(paths.demos.digitalAgency());
    await expect(tiles(page)).toHaveCount(workPieces.length);
    await page.getByText('Held', { exact: true }).click();
    await expect(tiles(page)).toHaveCount(workPieces.filter(({ kind }) => kind === 'held').length);
    await page.getByText('Everything', { exact: true }).click();
    await expect(tiles(page)).toHaveCount(workPieces.length);
  });

  test('a tile of the seal is changed by keyboard', async ({ page }) => {
    await page.goto(paths.demos.designAgency());
    const tile = page.getByRole('group', { name: 'Tile at the top left' });
    const readShape = () => tile.locator('div > svg:visible path').last().getAttribute('d');
    const square = await readShape();
    await tile.getByRole('radio', { name: 'square' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tile.getByRole('radio', { name: 'quarter' })).toBeChecked();
    expect(await readShape()).not.toBe(square);
  });

  test('the menu links to every demo, and so does the footer', async ({ page }) => {
    const demos = headerMenus.flatMap(({ groups }) => groups).find(({ label }) => label.startsWith('Demos'));
    expect(demos?.links.map(({ href }) => href).toSorted()).toEqual(
      Object.values(paths.demos)
        .map((path) => path())
        .toSorted(),
    );
    await page.goto('/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Design studio/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Slowly.' })).toBeVisible();
  });
});

for (const path of demoPaths) {
  test(`${path} is accessible and fits a phone in both themes`, async ({ page }) => {
    await page.goto(path);
    await expectAccessibleAtEveryWidth(page);
  });
}
