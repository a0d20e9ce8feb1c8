import { defineConfig, devices } from '@playwright/test';
import { findInstalledBrowser } from './scripts/browser/find-browser.ts';
import { findOtherBrowsers } from './scripts/browser/find-other-browsers.ts';
import { launchArguments } from './scripts/browser/launch-options.ts';

const SMOKE_TESTS = '**/other-browsers.spec.ts';

/** A project for each installed browser besides Chromium. Without one there are no smoke tests. */
const smokeProjects = findOtherBrowsers().map(({ browserName, channel, executablePath }) => ({
  name: `smoke-${browserName}`,
  testMatch: SMOKE_TESTS,
  use: { browserName, ...(channel && { channel }), launchOptions: { executablePath } },
}));

/** A page of a test lives for a second. Optimised code for its scripts would take longer to compile than it saves. */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev';

/**
 * Network and drawing run in the process of the browser, and pages of one site share theirs. Each test opens pages anew, so that starting
 * processes and messages between them are a part of its time.
 */
const FEW_PROCESSES = [
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--renderer-process-limit=1',
];

/** Milliseconds. Stops only a test that hangs, on a busy machine as well. */
const TEST_TIMEOUT_MS = 90_000;

/** Milliseconds until a state counts as not reached. Passing tests do not wait for it. */
const EXPECT_TIMEOUT_MS = 15_000;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/prepared-data.ts',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  // Three on two processors take as long, with another browser and another site in memory.
  workers: 2,
  // The run lists a test that passes at a later attempt.
  retries: 2,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Screenshots and axe must not see a half-finished animation.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'off',
    video: 'off',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: SMOKE_TESTS,
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          executablePath: findInstalledBrowser(),
          args: [...launchArguments, ...FEW_PROCESSES, SHORT_LIVED],
        },
      },
    },
    ...smokeProjects,
  ],
});
