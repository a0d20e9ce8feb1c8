export interface Newsletter {
  /**
   * Writes to the address and asks whether it is meant; nothing else is sent before its owner says yes. Says nothing of
   * whether the address was there already, and writes to it once an hour at most.
   */
  ask(email: string): Promise<void>;
  /** The owner's yes, by the link in the mail. False for a link that opens nothing. */
  confirm(link: NewsletterLink): Promise<boolean>;
  /** The owner's no, by the link in every letter; true also when it was said before. */
  leave(link: NewsletterLink): Promise<boolean>;
  /** Whether a link opens something, before its button is pressed. */
  opens(purpose: 'confirm' | 'leave', link: NewsletterLink): Promise<boolean>;
}

export interface NewsletterLink {
  id: string;
  key: string;
}
