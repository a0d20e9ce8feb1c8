import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../browser/find-browser.ts';
import { launchArguments } from '../../browser/launch-options.ts';

/** An average phone: four times slower than this machine, in a slow mobile network. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export const phoneDescription = `a screen of 412 × 823 at 1.75, a processor ${CPU_SLOWDOWN} times slower, ${NETWORK.latency} ms and 1.6 Mbit/s`;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: [...launchArguments] });

/** Opens a page with empty caches. */
export async function openPhonePage(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...SCREEN, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page };
}
