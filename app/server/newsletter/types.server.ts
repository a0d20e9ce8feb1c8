import type { User } from '~/domain/auth/user';

/** Whose account it is. An address that is not confirmed proves nothing. */
export type Recipient = Pick<User, 'email' | 'emailVerified'>;

export interface Newsletter {
  /**
   * Writes to the address and asks whether it is meant; nothing else is sent before its owner says yes. Says nothing of
   * whether the address was there already, and writes to it once an hour at most. False when the address has had as many
   * mails as an unconfirmed one may get.
   */
  requestSubscription(email: string): Promise<boolean>;
  /** The owner's yes, by the link in the mail. False for a link that opens nothing. */
  confirm(link: NewsletterLink): Promise<boolean>;
  /** The owner's no, by the link in every letter; true also when it was said before. */
  unsubscribe(link: NewsletterLink): Promise<boolean>;
  /** Whether letters go to somebody's confirmed address. */
  isSubscribed(reader: Recipient): Promise<boolean>;
  /** Yes or no from the account: at once for a confirmed address, after the question by mail for another. */
  setSubscribed(reader: Recipient, isWanted: boolean): Promise<void>;
  /** Whether a link opens something, before its button is pressed. */
  isValidLink(purpose: 'confirm' | 'leave', link: NewsletterLink): Promise<boolean>;
}

export interface NewsletterLink {
  id: string;
  key: string;
}
