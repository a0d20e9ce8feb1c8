import { hasPermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { Inbox } from '~/server/leads/inbox/inbox.server';

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The fields of the client that a message of the inbox has. None for a message that the member of staff may not read. */
export async function readClientOfLead(
  inbox: Inbox,
  actor: SignedIn,
  leadId: string,
): Promise<Record<string, string>> {
  if (!hasPermission(actor.user, 'leads.manage')) return {};
  const details = await inbox.get(actor, leadId);
  if (!details) return {};
  const { name = '', email = '', meta } = details.lead;
  return {
    'client.name': name,
    'client.email': email,
    'client.company': toText(meta.company) || toText(meta.organisation),
    'client.billing.city': toText(meta.city),
  };
}
