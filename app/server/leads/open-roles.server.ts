import type { OpenRole } from '~/content/careers/open-role';
import { listRolesOpenOn } from '~/content/careers/open-roles';
import { toIsoDay } from '../iso-day.server';

/** Roles that accept applications at a moment. */
export const listOpenRoles = (now: Date): OpenRole[] => listRolesOpenOn(toIsoDay(now));
