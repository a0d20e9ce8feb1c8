import { createContext } from 'react-router';
import type { AccountDeletion } from './account-deletion/types.server';
import type { Accounts } from './accounts/types.server';
import type { AddressBook } from './address-book/types.server';
import type { Assistant } from './assistant/types.server';
import type { Calls } from './calls/types.server';
import type { Catalogue } from './catalogue/types.server';
import type { Database } from './db/database.server';
import type { Mailbox } from './email/mailbox.server';
import type { Environment } from './env.server';
import type { Idp } from './idp/types.server';
import type { Leads } from './leads/types.server';
import type { Newsletter } from './newsletter/types.server';
import type { Notifications } from './notifications/types.server';
import type { Oidc } from './oidc/types.server';
import type { Orders } from './orders/types.server';
import type { Profiles } from './profiles/types.server';
import type { Projects } from './projects/types.server';

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
