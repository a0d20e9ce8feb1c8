import { createLinkKey, isValidLinkKey } from '../crypto/link-key.server';

/** Stands in the mail to the sender and nowhere else: whoever has it reads that mailbox. */
export const leadEmailKey = (secret: string, leadId: string): string =>
  createLinkKey(secret, 'lead-email', leadId);

export const isLeadEmailKey = (secret: string, leadId: string, key: string): boolean =>
  isValidLinkKey(secret, 'lead-email', { id: leadId, key });
