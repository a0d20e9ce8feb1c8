import { expect, type Page, type Request } from '@playwright/test';
import { isFetchedAhead } from '../../../scripts/browser/browser-errors.ts';

/**
 * Follows the requests of the page from now on. The returned function waits until the page that is open has none left
 * under way, including those that start while it waits.
 *
 * A new document starts with no requests: the browser does not report how those of the one before ended.
 */
export function trackRequests(page: Page): () => Promise<void> {
  const openRequests = new Set<Request>();
  page.on('request', (request) => {
    if (!isFetchedAhead(request)) openRequests.add(request);
  });
  page.on('requestfinished', (request) => openRequests.delete(request));
  page.on('requestfailed', (request) => openRequests.delete(request));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) openRequests.clear();
  });
  return () => expect.poll(() => [...openRequests].map((request) => request.url())).toEqual([]);
}

/** Two animation frames: intersection observers have run and lazy pictures are requested. */
export const waitForFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
