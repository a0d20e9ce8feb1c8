import { RECENTLY_VIEWED_KEY } from '../../../app/state/recently-viewed/recently-viewed-store';
import { showPresence } from '../support/show-presence';
import { expect, test } from '../support/test';
import { setTextSize } from '../support/text-size';

test('large text has the layout of a narrower window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeVisible();
  for (const textSize of [24, 32]) {
    await setTextSize(page, textSize);
    await expect(navigation).toBeHidden();
  }
});

test('large text on a phone covers no button and breaks no word of a price', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await setTextSize(page, 32);
  // A press on a covered button would not reach it.
  await page.getByRole('link', { name: 'Visit the shop' }).click({ trial: true });
  await page.goto('/shop/single/tile-tee');
  await setTextSize(page, 32);
  await page.getByText('Why this price').click();
  const detail = page.getByText('Price times quantity, added up over 1 unit.');
  const list = page.getByRole('list').filter({ has: detail }).last();
  const widths = await Promise.all([detail, list].map(async (part) => (await part.boundingBox())?.width));
  expect(widths[0]).toBe(widths[1]);
});

test('large text on a small phone breaks no word of a select, and cuts no name of a product', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await setTextSize(page, 32);
  const products = page.getByRole('region', { name: 'The six products' });
  const name = products.getByText('HackMatrix', { exact: true });
  expect(
    await name.evaluate(
      (element) =>
        element.getBoundingClientRect().height < 2 * Number.parseFloat(getComputedStyle(element).lineHeight),
    ),
  ).toBe(true);

  await page.goto('/contact');
  await setTextSize(page, 32);
  /** The widest word of the first option, and the space that it has, in pixels. */
  const [widest, space] = await page.getByLabel(/What may it cost/).evaluate((element) => {
    const select = element as HTMLSelectElement;
    const style = getComputedStyle(select);
    const context = document.createElement('canvas').getContext('2d');
    if (context) context.font = style.font;
    const words = select.options[0]?.text.split(' ') ?? [];
    const padding = Number.parseFloat(style.paddingInlineStart) + Number.parseFloat(style.paddingInlineEnd);
    return [
      Math.max(...words.map((word) => context?.measureText(word).width ?? Number.NaN)),
      select.clientWidth - padding,
    ] as const;
  });
  expect(widest).toBeLessThan(space);

  for (const id of ['keycap-set', 'mosaic-kit', 'tile-tee']) {
    await page.goto(`/shop/single/${id}`);
    await showPresence(page);
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), RECENTLY_VIEWED_KEY))
      .toContain(id);
  }
  await setTextSize(page, 32);
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('listitem')).toHaveCount(2);
  const names = recent.locator('[data-name]');
  const isWhole = (element: Element) =>
    element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1;
  for (const name of await names.all()) expect(await name.evaluate(isWhole)).toBe(true);
});
