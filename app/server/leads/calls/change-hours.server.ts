import type { AuditValues } from '~/domain/audit/audit-event';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { CallSettings } from '~/domain/contact/call-hours';
import { pickChanged, recordChange } from '../../audit/record-change.server';
import type { StaffCallDeps } from './call-emails.server';
import {
  lockCallSettings,
  readCallSettings,
  type StoredCallSettings,
  writeCallSettings,
} from './call-settings.server';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** `monday: 10:00–13:00, 14:00–17:00`. A day without calls is empty. */
function toAuditValues({ week, slotMinutes, daysAhead, daysOff }: CallSettings): AuditValues {
  const days = WEEKDAYS.map((name, index) => {
    const periods = week.find(({ weekday }) => weekday === index + 1)?.periods ?? [];
    return [name, periods.map(({ from, until }) => `${from}–${until}`).join(', ')];
  });
  return { ...Object.fromEntries(days), slotMinutes, daysAhead, daysOff: daysOff.join(', ') };
}

/** When calls can be booked. Throws NotAllowedError. */
export async function getSettings({ db }: StaffCallDeps, actor: SignedIn): Promise<StoredCallSettings> {
  requirePermission(actor.user, 'leads.manage');
  return readCallSettings(db);
}

/**
 * R-CALL-3: changes when calls can be booked. Booked calls stay as they are. `version` is the one that the page showed;
 * `conflict` when others changed the hours since. Throws NotAllowedError.
 */
export async function changeSettings(
  { db, clock, announceLength }: StaffCallDeps,
  actor: SignedIn,
  settings: StoredCallSettings,
): Promise<'saved' | 'conflict'> {
  requirePermission(actor.user, 'leads.manage');
  const former = await db.transaction(async (transaction) => {
    const stored = await lockCallSettings(transaction);
    if (stored.version !== settings.version) return null;
    await writeCallSettings(transaction, { ...settings, version: settings.version + 1 });
    const changed = pickChanged(toAuditValues(stored), toAuditValues(settings));
    if (Object.keys(changed.after).length > 0)
      await recordChange(transaction, {
        userId: actor.user.id,
        area: 'calls',
        action: 'call-hours',
        at: clock(),
        subjectId: 'hours',
        ...changed,
      });
    return stored;
  });
  if (!former) return 'conflict';
  if (former.slotMinutes !== settings.slotMinutes) announceLength();
  return 'saved';
}
