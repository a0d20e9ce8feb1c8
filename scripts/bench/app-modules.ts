import { loadAppModule } from '../site/load-app-module.ts';

/** Modules of the site, loaded with its import aliases: for databases and orders. */
export const appModules = {
  embedded: () =>
    loadAppModule<typeof import('../../app/server/db/embedded.server.ts')>(
      './app/server/db/embedded.server.ts',
    ),
  postgres: () =>
    loadAppModule<typeof import('../../app/server/db/postgres.server.ts')>(
      './app/server/db/postgres.server.ts',
    ),
  catalogueQuery: () =>
    loadAppModule<typeof import('../../app/domain/catalogue/catalogue-query.ts')>(
      './app/domain/catalogue/catalogue-query.ts',
    ),
  emailQueue: () =>
    loadAppModule<typeof import('../../app/server/email/email-queue.server.ts')>(
      './app/server/email/email-queue.server.ts',
    ),
  orders: () =>
    loadAppModule<typeof import('../../app/server/orders/place-order.server.ts')>(
      './app/server/orders/place-order.server.ts',
    ),
  seed: () =>
    loadAppModule<typeof import('../../app/server/seed/seed-catalogue.server.ts')>(
      './app/server/seed/seed-catalogue.server.ts',
    ),
  generatedOrders: () =>
    loadAppModule<typeof import('./generate-orders.ts')>('./scripts/bench/generate-orders.ts'),
  generated: () =>
    loadAppModule<typeof import('./generate-products.ts')>('./scripts/bench/generate-products.ts'),
};
