import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { StaffCallDeps } from './call-deps.server';
import {
  lockCallSettings,
  readCallSettings,
  type StoredCallSettings,
  writeCallSettings,
} from './call-settings.server';

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
  { db, announceLength }: StaffCallDeps,
  actor: SignedIn,
  settings: StoredCallSettings,
): Promise<'saved' | 'conflict'> {
  requirePermission(actor.user, 'leads.manage');
  const former = await db.transaction(async (transaction) => {
    const stored = await lockCallSettings(transaction);
    if (stored.version !== settings.version) return null;
    await writeCallSettings(transaction, { ...settings, version: settings.version + 1 });
    return stored;
  });
  if (!former) return 'conflict';
  if (former.slotMinutes !== settings.slotMinutes) announceLength();
  return 'saved';
}
