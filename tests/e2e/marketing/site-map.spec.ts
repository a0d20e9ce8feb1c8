import { expect, test } from '../support/test';

test('the not-found page links to the site map, and the site map to every area', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/^status 404: GET /);
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'All pages of this site' }).click();
  await expect(page).toHaveURL(/\/site-map$/);
  await page
    .getByRole('navigation', { name: 'Areas of the site' })
    .getByRole('link', { name: /^Services/ })
    .click();
  const services = page.getByRole('region', { name: 'Services' });
  await expect(services).toBeInViewport();
  await services.getByRole('link', { name: /^The quick audit/ }).click();
  await expect(page).toHaveURL(/\/services\/single$/);
});

test('the footer links to the site map, and the site map to the categories of the shop', async ({ page }) => {
  await page.goto('/company');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Site map' }).click();
  await page.getByRole('region', { name: 'Shop categories' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/shop\/grid\?category=/);
});
