import type { Page, Request } from '@playwright/test';

/**
 * Collects the requests that the page makes from now on. The returned function waits until all of them have ended,
 * including those that start while it waits.
 */
export function trackRequests(page: Page): () => Promise<void> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return async () => {
    for (const request of requests) await (await request.response())?.finished();
  };
}

/** Two animation frames: intersection observers have run and lazy pictures are requested. */
export const waitForFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
