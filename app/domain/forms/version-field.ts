import { z } from 'zod';

/** The largest number in an integer column of the database. */
const MAX_INTEGER = 2_147_483_647;

const NO_VERSION = { error: 'Please load the page again.' };

/** The hidden field with the version that the form shows. */
export const versionField = z.coerce
  .number(NO_VERSION)
  .int(NO_VERSION)
  .min(0, NO_VERSION)
  .max(MAX_INTEGER, NO_VERSION);
