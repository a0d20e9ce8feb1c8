import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { type MeasurementDeps, readVisits } from './read-visits.server';

/** What was counted about the use of the site. */
export const createMeasurements = ({ db }: Database, options: Omit<MeasurementDeps, 'db'>) =>
  bindDeps({ db, ...options }, { readVisits });

export type Measurements = ReturnType<typeof createMeasurements>;
