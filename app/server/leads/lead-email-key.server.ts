import { createLinkKey, isValidLinkKey } from '../crypto/link-key.server';

/** Confirms the sender's email. It is in the email to the sender only, so it proves access to that inbox. */
export const createLeadEmailKey = (secret: string, leadId: string): string =>
  createLinkKey(secret, 'lead-email', leadId);

export const isValidLeadEmailKey = (secret: string, leadId: string, key: string): boolean =>
  isValidLinkKey(secret, 'lead-email', { id: leadId, key });
