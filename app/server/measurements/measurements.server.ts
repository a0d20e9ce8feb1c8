import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { readSiteStatus } from './read-site-status.server';
import { type MeasurementDeps, readVisits } from './read-visits.server';
import { readVitals } from './read-vitals.server';

/** What was counted about the use of the site, and what the site records about itself. */
export const createMeasurements = ({ db }: Database, options: Omit<MeasurementDeps, 'db'>) =>
  bindDeps({ db, ...options }, { readVisits, readVitals, readSiteStatus });

export type Measurements = ReturnType<typeof createMeasurements>;
