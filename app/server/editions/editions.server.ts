import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { deleteEdition } from './delete-edition.server';
import { type EditionDeps, getEdition, listEditions } from './read-edition.server';
import { createEdition, saveEdition } from './save-edition.server';
import {
  previewEdition,
  scheduleEdition,
  sendTestEdition,
  stopEdition,
  unscheduleEdition,
} from './schedule-edition.server';

/** Editions of the newsletter, for staff with the permission `newsletter.manage`. */
export const createEditions = ({ db }: Database, options: Omit<EditionDeps, 'db'>) =>
  bindDeps(
    { db, ...options },
    {
      listEditions,
      getEdition,
      createEdition,
      saveEdition,
      deleteEdition,
      scheduleEdition,
      unscheduleEdition,
      stopEdition,
      sendTestEdition,
      previewEdition,
    },
  );

export type Editions = ReturnType<typeof createEditions>;
