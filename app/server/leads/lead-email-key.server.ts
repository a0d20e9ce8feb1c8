import { isLinkKey, linkKeyOf } from '../link-key.server';

const subject = (leadId: string) => `lead-email:${leadId}`;

/** Stands in the mail to the sender and nowhere else: whoever has it reads that mailbox. */
export const leadEmailKey = (secret: string, leadId: string): string => linkKeyOf(secret, subject(leadId));

export const isLeadEmailKey = (secret: string, leadId: string, key: string): boolean =>
  isLinkKey(secret, subject(leadId), key);
