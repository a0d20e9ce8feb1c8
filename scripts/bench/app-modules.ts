import { resolve } from 'node:path';
import { runnerImport } from 'vite';

const alias = { '~site': resolve('site.config.ts'), '~': resolve('app') };

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, { resolve: { alias } });
  return module;
}

/** The site's own code, for what has to be the same as there: opening and filling databases, and placing orders. */
export const appModules = {
  embedded: () =>
    load<typeof import('../../app/server/db/embedded.server.ts')>('./app/server/db/embedded.server.ts'),
  postgres: () =>
    load<typeof import('../../app/server/db/postgres.server.ts')>('./app/server/db/postgres.server.ts'),
  orders: () =>
    load<typeof import('../../app/server/orders/place.server.ts')>('./app/server/orders/place.server.ts'),
  seed: () => load<typeof import('../../db/seed/seed.ts')>('./db/seed/seed.ts'),
  generated: () => load<typeof import('../../db/seed/generated.ts')>('./db/seed/generated.ts'),
};
