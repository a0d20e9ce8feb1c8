import { eq } from 'drizzle-orm';
import { closedDays } from '~/content/company/office-hours';
import type { CallHours, CallSettings } from '~/domain/contact/call-hours';
import { site } from '~site';
import type { QueryBuilder } from '../../db/database.server';
import { callSettings } from '../../db/schema/calls.server';

export interface StoredCallSettings extends CallSettings {
  /** Each change adds one. */
  version: number;
}

/** Notified when the length of calls changes. */
export const CALL_LENGTH_CHANNEL = 'call_length';

const SETTINGS_ID = 1;

async function readRow(query: Promise<StoredCallSettings[]>): Promise<StoredCallSettings> {
  const [row] = await query;
  if (!row) throw new Error('The table call_settings is empty');
  return row;
}

const { week, slotMinutes, daysAhead, daysOff, version } = callSettings;

const selectSettings = (db: QueryBuilder) =>
  db
    .select({ week, slotMinutes, daysAhead, daysOff, version })
    .from(callSettings)
    .where(eq(callSettings.id, SETTINGS_ID));

export const readCallSettings = (db: QueryBuilder): Promise<StoredCallSettings> =>
  readRow(selectSettings(db).execute());

/** Until the transaction ends, no other one books or moves a call, or changes the hours. */
export const lockCallSettings = (transaction: QueryBuilder): Promise<StoredCallSettings> =>
  readRow(selectSettings(transaction).for('update').execute());

export async function writeCallSettings(
  transaction: QueryBuilder,
  settings: StoredCallSettings,
): Promise<void> {
  await transaction.update(callSettings).set(settings).where(eq(callSettings.id, SETTINGS_ID));
}

/** The hours with the days off and the holidays of the offices. */
export const toCallHours = ({ week, slotMinutes, daysAhead, daysOff }: CallSettings): CallHours => ({
  week,
  slotMinutes,
  daysAhead,
  timeZone: site.openingHours.timeZone,
  closedDays: [...closedDays, ...daysOff.map((day) => ({ day, name: 'No calls' }))],
});

export const readCallHours = async (db: QueryBuilder): Promise<CallHours> =>
  toCallHours(await readCallSettings(db));
