import { createContext } from 'react-router';
import type { AccountDeletion } from './account-deletion/account-deletion.server';
import type { Accounts } from './accounts/accounts.server';
import type { AddressBook } from './address-book/address-book.server';
import type { Assistant } from './assistant/assistant.server';
import type { Catalogue } from './catalogue/catalogue.server';
import type { Database } from './db/database.server';
import type { Mailbox } from './email/mailbox.server';
import type { Environment } from './env.server';
import type { Idp } from './idp/types.server';
import type { Calls } from './leads/calls/calls.server';
import type { Leads } from './leads/leads.server';
import type { Newsletter } from './newsletter/newsletter.server';
import type { Notifications } from './notifications/notifications.server';
import type { Oidc } from './oidc/types.server';
import type { Orders } from './orders/orders.server';
import type { Profiles } from './profiles/profiles.server';
import type { Projects } from './projects/projects.server';

/** What loaders and actions may ask. */
export interface Services {
  environment: Environment;
  database: Database;
  catalogue: Catalogue;
  orders: Orders;
  leads: Leads;
  calls: Calls;
  assistant: Assistant;
  accounts: Accounts;
  profiles: Profiles;
  addressBook: AddressBook;
  mailbox: Mailbox;
  newsletter: Newsletter;
  accountDeletion: AccountDeletion;
  notifications: Notifications;
  projects: Projects;
  /** In demo mode, when no other provider is named. */
  idp?: Idp;
  /** Absent when there is neither the embedded nor another identity provider. */
  oidc?: Oidc;
}

export const services = createContext<Services>();

/** The client's address, as far as our own proxies vouch for it. */
export const clientIpContext = createContext<string>('unknown');
