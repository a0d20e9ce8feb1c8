import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { createArticlePlugin } from './scripts/build/articles/article-plugin.ts';
import { LongestFilesFirst } from './scripts/test/longest-files-first.ts';

const alias = {
  '~site': fileURLToPath(new URL('./site.config.ts', import.meta.url)),
  '~': fileURLToPath(new URL('./app', import.meta.url)),
};

const plugins = [createArticlePlugin()];

const PROPERTY_RUNS = 'tests/properties/property-runs.ts';

/** Milliseconds. Stops only a test that hangs, on a busy machine as well. */
const TEST_TIMEOUT_MS = 120_000;

/** All processors. By default Vitest leaves one unused, which is half of two. */
const MAX_WORKERS = '100%';

/** Files of one worker share their modules, because most of the time would go into loading them. No test replaces a module. */
const SHARED_MODULES = { isolate: false };

/** Each file has its own database, and many have their own site. More files at once need much memory. */
const MAX_DATABASE_WORKERS = 2;

/** Both processors run tests. Further threads of V8 only add work. */
const WITHOUT_V8_THREADS = ['--single-threaded'];

/** These tests wait for starts, ends and retries of other processes. One more file uses that time. */
const MAX_HTTP_WORKERS = 3;

export default defineConfig({
  resolve: { alias },
  test: {
    sequence: { sequencer: LongestFilesFirst },
    projects: [
      {
        plugins,
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{app,art,mock,tests/architecture}/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
          setupFiles: [PROPERTY_RUNS],
          ...SHARED_MODULES,
          environment: 'node',
          testTimeout: TEST_TIMEOUT_MS,
          maxWorkers: MAX_WORKERS,
        },
      },
      {
        plugins,
        resolve: { alias },
        test: {
          name: 'browser-state',
          include: ['app/**/*.test.tsx'],
          setupFiles: [PROPERTY_RUNS],
          ...SHARED_MODULES,
          environment: 'happy-dom',
          // A form that is sent would request a page that no server of these tests has.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableMainFrameNavigation: true } } },
          },
          testTimeout: TEST_TIMEOUT_MS,
          maxWorkers: MAX_WORKERS,
        },
      },
      {
        plugins,
        resolve: { alias },
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/database/database-setup.ts'],
          setupFiles: ['tests/fakes/quick-password-hash.ts', PROPERTY_RUNS],
          ...SHARED_MODULES,
          execArgv: WITHOUT_V8_THREADS,
          environment: 'node',
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          maxWorkers: MAX_DATABASE_WORKERS,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins,
        resolve: { alias },
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/database/database-setup.ts', 'tests/http/support/site-setup.ts'],
          expect: { poll: { timeout: 15_000 } },
          setupFiles: [PROPERTY_RUNS],
          ...SHARED_MODULES,
          execArgv: WITHOUT_V8_THREADS,
          environment: 'node',
          // These tests wait for processes and sockets. The run lists a test that passes at a later attempt.
          retry: 2,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          maxWorkers: MAX_HTTP_WORKERS,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
