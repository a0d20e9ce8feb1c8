import type { Permission } from '~/domain/auth/permissions';
import type { UserRole } from '~/domain/auth/user';

export const ROLE_LABELS: Readonly<Record<UserRole, string>> = {
  user: 'Customer, no back office',
  staff: 'Staff',
  admin: 'Admin',
};

/** What a permission allows. */
export const PERMISSION_LABELS: Readonly<Record<Permission, string>> = {
  'back-office.enter': 'Enter the back office',
  'orders.manage': 'Orders, payments, customers',
  'products.manage': 'Products and stock',
  'reviews.manage': 'Reviews',
  'discounts.manage': 'Discount codes',
  'gift-cards.manage': 'Gift cards',
  'tickets.check-in': 'Guest lists and check-in of tickets',
  'invoices.read': 'Invoices, GST and revenue',
  'books.check': 'Check of the books',
  'backups.manage': 'Backups',
  'leads.manage': 'Inbox',
  'applications.manage': 'Job applications',
  'quotes.manage': 'Quotes',
  'projects.manage': 'Projects of customers',
  'articles.manage': 'Articles',
  'help.manage': 'Help and FAQ',
  'newsletter.manage': 'Newsletter',
  'announcements.manage': 'Announcements',
  'redirects.manage': 'Redirects',
  'webhooks.manage': 'Webhooks',
  'api-keys.manage': 'API keys',
  'gaps.manage': 'What people could not find',
  'subscribers.export': 'List of newsletter subscribers',
  'jobs.manage': 'Jobs and mail',
  'users.manage': 'People and roles',
  'audit.read': 'Audit log',
  'measurements.read': 'Measurements',
};
