import type { Page } from '@playwright/test';

export const DEFAULT_TEXT_SIZE = 16;

/** Sets the text size of the browser's settings, in pixels. Breakpoints in em follow it. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const debuggerSession = await page.context().newCDPSession(page);
  await debuggerSession.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
  await debuggerSession.detach();
}
