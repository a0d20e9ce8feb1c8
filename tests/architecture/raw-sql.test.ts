import { expect, it } from 'vitest';
import { projectFiles, readProjectFile } from './project-files';

/**
 * Hot, measured statements: see `SqlClient` in app/server/db/database.server.ts; and backups and the controls of a
 * demo, which read and write all tables. All other queries use Drizzle.
 */
const ALLOWED = [
  'app/server/backups/database-tables.server.ts',
  'app/server/backups/dump-database.server.ts',
  'app/server/backups/load-backup.server.ts',
  'app/server/backups/released-objects.server.ts',
  'app/server/catalogue/product-details.server.ts',
  'app/server/catalogue/product-reviews.server.ts',
  'app/server/catalogue/quote-lines.server.ts',
  'app/server/catalogue/search/resolve-search.server.ts',
  'app/server/catalogue/search/search-products.server.ts',
  'app/server/catalogue/shop-front.server.ts',
  'app/server/db/change-poller.server.ts',
  'app/server/demo/move-times.server.ts',
  'app/server/demo/reset-data.server.ts',
  'app/server/email/reserve-unconfirmed.server.ts',
  'app/server/jobs/claim-job.server.ts',
  'app/server/orders/order-queries.server.ts',
  'app/server/site-search/find-documents.server.ts',
  'app/server/site-search/resolve-words.server.ts',
];

it('raw SQL is used only where it is allowed', () => {
  const serverFiles = projectFiles.filter((file) => /^app\/server\/.*\.server\.tsx?$/.test(file));
  const withRawSql = serverFiles.filter((file) => /\.rows\s*(?:<[^()]*>)?\(/.test(readProjectFile(file)));
  expect(withRawSql.toSorted()).toEqual(ALLOWED.toSorted());
});
