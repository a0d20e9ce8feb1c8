import type { Permission } from '~/domain/auth/permissions';
import { adminPaths } from './admin-paths';

/** A page that the rail of the back office lists. */
export interface AdminPage {
  label: string;
  href: string;
  /** Words by which the search finds the page, besides its label. */
  keywords: string;
  permission: Permission;
  /** The count of what waits, shown beside the label. */
  waiting?: keyof WaitingCounts;
}

/** How much waits in each area, for the rail. */
export interface WaitingCounts {
  /** New messages. */
  inbox: number;
  orders: number;
  /** Of the latest check of the books. */
  differences: number;
}

/** The rail: groups with a space between them. A page is listed when it exists. */
export const adminPageGroups: readonly (readonly AdminPage[])[] = [
  [
    {
      label: 'Today',
      href: adminPaths.today(),
      keywords: 'dashboard figures revenue to do',
      permission: 'back-office.enter',
    },
    {
      label: 'Inbox',
      href: adminPaths.inbox(),
      keywords: 'messages contact enquiries calls leads feedback applications reply',
      permission: 'leads.manage',
      waiting: 'inbox',
    },
    {
      label: 'Orders',
      href: adminPaths.orders(),
      keywords: 'pack ship refund return',
      permission: 'orders.manage',
      waiting: 'orders',
    },
    {
      label: 'Payments',
      href: adminPaths.payments(),
      keywords: 'bank statement upi transfer match csv',
      permission: 'orders.manage',
    },
    {
      label: 'Products',
      href: adminPaths.products(),
      keywords: 'catalogue shop price sale stock pictures publish csv import export',
      permission: 'products.manage',
    },
    {
      label: 'Customers',
      href: adminPaths.customers(),
      keywords: 'buyers people name email phone',
      permission: 'orders.manage',
    },
    {
      label: 'Discounts',
      href: adminPaths.discounts(),
      keywords: 'codes coupons vouchers campaign',
      permission: 'discounts.manage',
    },
    {
      label: 'Gift cards',
      href: adminPaths.giftCards(),
      keywords: 'voucher balance code void',
      permission: 'gift-cards.manage',
    },
    {
      label: 'Check-in',
      href: adminPaths.checkIn(),
      keywords: 'tickets seats event entrance guest qr scan',
      permission: 'tickets.check-in',
    },
    {
      label: 'Invoices',
      href: adminPaths.invoices(),
      keywords: 'gst tax credit note accountant gstr-1 month csv zip pdf',
      permission: 'invoices.read',
    },
    {
      label: 'Books',
      href: adminPaths.books(),
      keywords: 'proof check totals stock numbers differences audit',
      permission: 'books.check',
      waiting: 'differences',
    },
  ],
];
