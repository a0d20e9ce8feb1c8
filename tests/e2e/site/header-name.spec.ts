import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test('the name of the signed-in user covers nothing of the header', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page.request, 'admin');
  await page.goto('/help/center');
  const header = page.getByRole('banner');
  const account = header.getByRole('link', { name: /^Your account, / });
  await expect(account).toHaveAttribute('data-name', /./);
  const [start, others] = await Promise.all([
    // The name is as wide as its pseudo-element, which ends where the link begins.
    account.evaluate(
      (link) =>
        link.getBoundingClientRect().left - Number.parseFloat(getComputedStyle(link, '::before').width),
    ),
    header
      .locator('a, button')
      .evaluateAll((controls) =>
        controls
          .map((control) => control.getBoundingClientRect())
          .map(({ left, right }) => ({ left, right })),
      ),
  ]);
  const end = (await account.boundingBox())?.x ?? 0;
  expect(others.filter(({ left, right }) => left < end - 1 && right > start + 1)).toEqual([]);
});
