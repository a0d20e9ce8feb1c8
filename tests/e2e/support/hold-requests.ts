import type { Page } from '@playwright/test';

/** Holds back requests whose URL matches. The returned function sends them. */
export async function holdRequests(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await isReleased;
    // The page that sent it may be gone.
    await route.fallback().catch(() => {});
  });
  return release;
}
