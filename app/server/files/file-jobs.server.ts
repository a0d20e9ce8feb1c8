import type { ServiceDeps } from '../db/database.server';
import { deleteUnusedObjects } from './delete-unused-objects.server';
import { moveFiles } from './move-files.server';
import type { ObjectStore } from './object-store.server';

interface FileJobDeps extends ServiceDeps {
  /** Opens the store when the job runs. */
  openStore: () => Promise<ObjectStore | undefined>;
}

/** A run of an hour. `npm run files -- move` has no limit. */
const FILES_OF_A_RUN = 500;

/** R-FILES-3: moves what is in the database because the store did not answer when it was written. */
export const moveFilesToStore =
  ({ db, openStore, clock, isStoreUsed }: FileJobDeps & { isStoreUsed: boolean }) =>
  async (): Promise<void> => {
    const store = isStoreUsed ? await openStore() : undefined;
    if (!store) return;
    const { failures } = await moveFiles({ db, store, clock }, { to: 's3', limit: FILES_OF_A_RUN });
    if (failures.length > 0) throw new Error(`${failures.length} files were not moved. ${failures[0]}`);
  };

export const deleteUnused =
  ({ db, openStore, clock }: FileJobDeps) =>
  async (): Promise<void> => {
    const store = await openStore();
    if (store) await deleteUnusedObjects({ db, store, clock });
  };
