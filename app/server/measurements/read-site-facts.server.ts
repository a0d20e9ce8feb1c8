import { existsSync, readFileSync } from 'node:fs';
import type { SiteFacts } from '~/domain/measurements/site-facts';

/** Reads what the build has written (`scripts/build/site-facts.ts`). */
export const readSiteFacts = (file: string): SiteFacts | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
