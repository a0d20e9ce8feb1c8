import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../browser/find-browser.ts';
import { benchmarkLaunchArguments } from '../../browser/launch-options.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { PHONE_NETWORK } from './phone-network.ts';

/** An average phone is four times slower than this machine. */
const CPU_SLOWDOWN = 4;
const { latencyMs, downKbit, upKbit } = PHONE_NETWORK;
/** The emulation of the browser delays responses, but not handshakes and packets. */
const EMULATED_NETWORK = {
  latency: latencyMs,
  downloadThroughput: (downKbit * 1000) / 8,
  uploadThroughput: (upKbit * 1000) / 8,
  offline: false,
};
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export const phoneDescription = `a screen of 412 × 823 at 1.75, a processor ${CPU_SLOWDOWN} times slower, ${latencyMs} ms and ${downKbit / 1000} Mbit/s`;

interface BrowserPlace {
  namespace: string;
  /** The address of `localhost` in the namespace. */
  host: string;
  /** The hash of the key of `localhost`. */
  keyHash: string;
}

/** A phone. It opens each page with empty caches. */
export interface Phone {
  browser: Browser;
  openPage(): Promise<{ context: BrowserContext; page: Page }>;
}

/** A program that starts the browser in the namespace. */
function writeStarter(namespace: string): string {
  const file = join(createTemporaryFolder('phone'), 'browser');
  writeFileSync(file, `#!/bin/sh\nexec ip netns exec ${namespace} ${findBrowser()} "$@"\n`);
  chmodSync(file, 0o755);
  return file;
}

/** In a namespace with a slow network, or with the network that the browser emulates. */
export async function launchPhone(place?: BrowserPlace): Promise<Phone> {
  const placeArguments = place
    ? [
        `--host-resolver-rules=MAP localhost ${place.host}`,
        `--ignore-certificate-errors-spki-list=${place.keyHash}`,
      ]
    : [];
  const browser = await chromium.launch({
    executablePath: place ? writeStarter(place.namespace) : findBrowser(),
    args: [...benchmarkLaunchArguments, ...placeArguments],
  });
  const openPage = async () => {
    const context = await browser.newContext({ ...SCREEN, serviceWorkers: 'block' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (!place) await session.send('Network.emulateNetworkConditions', EMULATED_NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return { context, page };
  };
  return { browser, openPage };
}
