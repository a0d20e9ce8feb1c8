import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser/find-browser.ts';
import { launchArguments } from './scripts/browser/launch-options.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Nothing that moves may be caught half-way.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'off',
    video: 'off',
    launchOptions: { executablePath: findBrowser(), args: [...launchArguments] },
  },
  projects: [{ name: 'chromium' }],
});
