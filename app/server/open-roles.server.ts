import { isOpen, openRoles } from '~/content/roles';
import type { OpenRole } from '~/content/roles/types';
import { site } from '~site';

/** Swedish writes dates as ISO does. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: site.openingHours.timeZone });

/** What may still be applied for at this moment. */
export function rolesOpenAt(now: Date): OpenRole[] {
  const today = isoDay.format(now);
  return openRoles.filter((role) => isOpen(role, today));
}
