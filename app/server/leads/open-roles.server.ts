import type { OpenRole } from '~/content/careers/open-role';
import { listRolesOpenOn } from '~/content/careers/open-roles';
import { isoDayOf } from '../iso-day.server';

/** What may still be applied for at this moment. */
export const openRolesAt = (now: Date): OpenRole[] => listRolesOpenOn(isoDayOf(now));
