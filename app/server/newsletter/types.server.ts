import type { User } from '~/domain/auth/user';
import type { ServiceDeps } from '../db/database.server';
import type { EmailQueue } from '../email/types.server';

export interface NewsletterDeps extends ServiceDeps {
  emailQueue: EmailQueue;
  /** Signs the links. */
  secret: string;
  /** Begins the links of email headers. */
  siteUrl: string;
}

/** The user of an account. Anyone can enter an email, so an unconfirmed one does not identify its owner. */
export type Recipient = Pick<User, 'email' | 'emailVerified'>;

export interface NewsletterLink {
  id: string;
  key: string;
}

/** The link that unsubscribes. In an edition it names the email in which it is. */
export interface LeaveLink extends NewsletterLink {
  delivery?: string | undefined;
}
