import type { User, UserRole } from './user';

/** Permissions to act on data of other users. Services check a permission, never a role. */
export const PERMISSIONS = [
  'back-office.enter',
  'orders.manage',
  'products.manage',
  'reviews.manage',
  'discounts.manage',
  'gift-cards.manage',
  'tickets.check-in',
  'invoices.read',
  'books.check',
  'backups.manage',
  'leads.manage',
  'applications.manage',
  'quotes.manage',
  'projects.manage',
  'articles.manage',
  'help.manage',
  'newsletter.manage',
  'announcements.manage',
  'redirects.manage',
  'gaps.manage',
  'subscribers.export',
  'jobs.manage',
  'webhooks.manage',
  'api-keys.manage',
  'users.manage',
  'audit.read',
  'measurements.read',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const PERMISSIONS_BY_ROLE: Readonly<Record<UserRole, readonly Permission[]>> = {
  user: [],
  staff: [
    'back-office.enter',
    'orders.manage',
    'products.manage',
    'reviews.manage',
    'tickets.check-in',
    'leads.manage',
    'quotes.manage',
    'projects.manage',
    'articles.manage',
    'help.manage',
    'newsletter.manage',
    'announcements.manage',
    'redirects.manage',
    'gaps.manage',
    'measurements.read',
  ],
  admin: PERMISSIONS,
};

export function hasPermission({ role }: Pick<User, 'role'>, permission: Permission): boolean {
  return PERMISSIONS_BY_ROLE[role].includes(permission);
}

/** The user lacks a permission. Routes respond with 404, so that the response does not reveal what exists. */
export class NotAllowedError extends Error {
  override readonly name = 'NotAllowedError';
  readonly permission: Permission;
  constructor(permission: Permission) {
    super(`This needs the permission ${permission}.`);
    this.permission = permission;
  }
}

/** The first call in every service function that acts on data of other users. Throws NotAllowedError. */
export function requirePermission(user: Pick<User, 'role'>, permission: Permission): void {
  if (!hasPermission(user, permission)) throw new NotAllowedError(permission);
}
