import type { OpenRole } from '~/content/careers/open-role';
import { listRolesOpenOn } from '~/content/careers/open-roles';
import { isoDayOf } from '../iso-day.server';

/** Roles that accept applications at a moment. */
export const listOpenRoles = (now: Date): OpenRole[] => listRolesOpenOn(isoDayOf(now));
