import { createContext } from 'react-router';
import type { Accounts } from './accounts/contract.server';
import type { AddressBook } from './address-book/contract.server';
import type { Assistant } from './assistant/contract.server';
import type { Calls } from './calls/contract.server';
import type { Catalogue } from './catalogue/contract.server';
import type { Database } from './db/database.server';
import type { EmbeddedProvider } from './embedded-provider/contract.server';
import type { Environment } from './env.server';
import type { Identity } from './identity/contract.server';
import type { Leads } from './leads/contract.server';
import type { Leaving } from './leaving/contract.server';
import type { Mailbox } from './mail/mailbox.server';
import type { Newsletter } from './newsletter/contract.server';
import type { Notices } from './notices/contract.server';
import type { Orders } from './orders/contract.server';
import type { Profiles } from './profiles/contract.server';
import type { Projects } from './projects/contract.server';

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
  leaving: Leaving;
  notices: Notices;
  projects: Projects;
  /** In demo mode, when no other provider is named. */
  embeddedProvider?: EmbeddedProvider;
  /** Absent when there is neither the embedded nor another identity provider. */
  identity?: Identity;
}

export const services = createContext<Services>();

/** The client's address, as far as our own proxies vouch for it. */
export const clientAddressContext = createContext<string>('unknown');
