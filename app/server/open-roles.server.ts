import { rolesOpenOn } from '~/content/roles';
import type { OpenRole } from '~/content/roles/types';
import { isoDayOf } from './iso-day.server';

/** What may still be applied for at this moment. */
export const rolesOpenAt = (now: Date): OpenRole[] => rolesOpenOn(isoDayOf(now));
