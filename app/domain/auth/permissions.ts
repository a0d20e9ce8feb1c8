import type { User, UserRole } from './user';

/** What somebody may do beyond their own things, by name. Services ask for one of these, never for a role. */
export const PERMISSIONS = [
  'back-office.enter',
  'orders.manage',
  'products.manage',
  'leads.manage',
  'applications.manage',
  'projects.manage',
  'articles.manage',
  'subscribers.export',
  'people.manage',
  'audit.read',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const ofRole: Readonly<Record<UserRole, readonly Permission[]>> = { user: [], admin: PERMISSIONS };

export function hasPermission({ role }: Pick<User, 'role'>, permission: Permission): boolean {
  return ofRole[role].includes(permission);
}

/** Somebody tried what they may not. Routes answer it as if there were nothing there. */
export class NotAllowedError extends Error {
  override readonly name = 'NotAllowedError';
  readonly permission: Permission;
  constructor(permission: Permission) {
    super(`This needs the permission ${permission}.`);
    this.permission = permission;
  }
}

/** The first line of every service that acts on other people's things. Throws NotAllowedError. */
export function requirePermission(person: Pick<User, 'role'>, permission: Permission): void {
  if (!hasPermission(person, permission)) throw new NotAllowedError(permission);
}
