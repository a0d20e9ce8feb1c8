import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = {
  '~site': fileURLToPath(new URL('./site.config.ts', import.meta.url)),
  '~': fileURLToPath(new URL('./app', import.meta.url)),
};

/** No test is about time: only one that hangs is stopped, on a busy machine, too. In milliseconds. */
const patience = 120_000;

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['{app,art,mock,tests/architecture}/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
          environment: 'node',
          testTimeout: patience,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'browser-state',
          include: ['app/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: patience,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/fakes/database-setup.ts'],
          environment: 'node',
          testTimeout: patience,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/fakes/database-setup.ts', 'tests/http/support/site-setup.ts'],
          expect: { poll: { timeout: 15_000 } },
          environment: 'node',
          testTimeout: patience,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
