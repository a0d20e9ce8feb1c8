import { createContext } from 'react-router';
import type { AccountDeletion } from './account-deletion/account-deletion.server';
import type { Accounts } from './accounts/accounts.server';
import type { AddressBook } from './address-book/address-book.server';
import type { Assistant } from './assistant/assistant.server';
import type { AuditLog } from './audit/audit-log.server';
import type { Backups } from './backups/backups.server';
import type { Books } from './books/books.server';
import type { Catalogue } from './catalogue/catalogue.server';
import type { Database } from './db/database.server';
import type { Demo } from './demo/demo.server';
import type { DiscountManagement } from './discounts/discount-management.server';
import type { Discounts } from './discounts/discounts.server';
import type { Mailbox } from './email/mailbox.server';
import type { Environment } from './env.server';
import type { GiftCardManagement } from './gift-cards/gift-card-management.server';
import type { GiftCards } from './gift-cards/gift-cards.server';
import type { Invoices } from './invoices/invoices.server';
import type { Applications } from './leads/applications/applications.server';
import type { CallManagement } from './leads/calls/call-management.server';
import type { Calls } from './leads/calls/calls.server';
import type { Inbox } from './leads/inbox/inbox.server';
import type { Leads } from './leads/leads.server';
import type { Newsletter } from './newsletter/newsletter.server';
import type { Notifications } from './notifications/notifications.server';
import type { Oidc } from './oidc/oidc.server';
import type { Operations } from './operations/operations.server';
import type { SettingsCheck } from './operations/settings-check.server';
import type { OnlinePayments } from './orders/online-payments/online-payments.server';
import type { Orders } from './orders/orders.server';
import type { DashboardService } from './orders/staff/dashboard.server';
import type { OrderManagement } from './orders/staff/order-management.server';
import type { ShippingLabels } from './orders/staff/shipping-labels.server';
import type { ProductManagement } from './products/product-management.server';
import type { Profiles } from './profiles/profiles.server';
import type { Projects } from './projects/projects.server';
import type { SiteSearch } from './site-search/site-search.server';
import type { StockAlerts } from './stock-alerts/stock-alerts.server';
import type { CheckIn } from './tickets/check-in.server';
import type { Tickets } from './tickets/tickets.server';

/** The services that loaders and actions use. */
export interface Services {
  environment: Environment;
  database: Database;
  catalogue: Catalogue;
  giftCards: GiftCards;
  giftCardManagement: GiftCardManagement;
  tickets: Tickets;
  checkIn: CheckIn;
  discounts: Discounts;
  discountManagement: DiscountManagement;
  orders: Orders;
  onlinePayments: OnlinePayments;
  orderManagement: OrderManagement;
  productManagement: ProductManagement;
  shippingLabels: ShippingLabels;
  dashboard: DashboardService;
  invoices: Invoices;
  backups: Backups;
  books: Books;
  auditLog: AuditLog;
  settingsCheck: SettingsCheck;
  operations: Operations;
  leads: Leads;
  inbox: Inbox;
  applications: Applications;
  calls: Calls;
  callManagement: CallManagement;
  assistant: Assistant;
  siteSearch: SiteSearch;
  accounts: Accounts;
  demo: Demo;
  profiles: Profiles;
  addressBook: AddressBook;
  mailbox: Mailbox;
  newsletter: Newsletter;
  stockAlerts: StockAlerts;
  accountDeletion: AccountDeletion;
  notifications: Notifications;
  projects: Projects;
  /** Absent without an identity provider. */
  oidc?: Oidc;
}

export const services = createContext<Services>();

/** The IP address of the client. `X-Forwarded-For` counts as far as trusted proxies wrote it. */
export const clientIpContext = createContext<string>('unknown');
