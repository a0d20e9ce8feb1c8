import { showPresence } from '../support/show-presence';
import { expect, test } from '../support/test';

test('a page is there before its link in view is clicked, but no personal page is fetched', async ({
  page,
}) => {
  const debuggerSession = await page.context().newCDPSession(page);
  const ready = new Set<string>();
  debuggerSession.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ready.add(new URL(prefetchUrl).pathname);
  });
  await debuggerSession.send('Preload.enable');
  await page.goto('/');
  await showPresence(page);
  const link = page.locator('a[href="/contact"][data-in-view]');
  await expect.poll(() => [...ready]).toContain('/contact');
  expect([...ready].filter((path) => /^\/(?:shop\/(?:cart|checkout)|account|auth|admin)/.test(path))).toEqual(
    [],
  );
  const opened = page.waitForRequest('**/page-opened');
  await link.click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await opened;
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
});
