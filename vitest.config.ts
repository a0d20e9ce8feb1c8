import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const alias = {
  '~site': fileURLToPath(new URL('./site.config.ts', import.meta.url)),
  '~': fileURLToPath(new URL('./app', import.meta.url)),
};

/** No test is about time: only one that hangs is stopped, on a busy machine, too. In milliseconds. */
const patience = 120_000;

/** Every processor at work; left alone, Vitest would keep one for itself, which on two is half of them. */
const everyProcessor = '100%';

/** Each file has a database of its own, and many a site of their own: more at once would take much memory. */
const filesWithDatabases = 2;

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
          maxWorkers: everyProcessor,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'browser-state',
          include: ['app/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: patience,
          maxWorkers: everyProcessor,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/database/database-setup.ts'],
          environment: 'node',
          testTimeout: patience,
          hookTimeout: 120_000,
          maxWorkers: filesWithDatabases,
          sequence: { groupOrder: 1 },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'http',
          include: ['tests/http/**/*.test.ts'],
          globalSetup: ['tests/database/database-setup.ts', 'tests/http/support/site-setup.ts'],
          expect: { poll: { timeout: 15_000 } },
          environment: 'node',
          testTimeout: patience,
          hookTimeout: 120_000,
          maxWorkers: filesWithDatabases,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
