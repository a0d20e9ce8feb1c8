import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { SignedIn } from '~/domain/auth/session';
import { recordChange } from '../../audit/record-change.server';
import type { QueryBuilder } from '../../db/database.server';
import { leads } from '../../db/schema/leads.server';
import { senderLinks } from '../../db/schema/sender-links.server';
import { formatLeadReference } from '../../email/lead-facts.server';
import { deleteStaleLinks, listLinkedAddresses } from '../sender-links.server';
import { isReadableBy } from './inbox-list.server';
import { findReadableLead } from './read-lead.server';
import type { InboxDeps } from './types.server';

/** `no-message`: no message that the member of staff may read has the address. `same`: they are linked already, or one address. */
export type LinkSendersResult = 'linked' | 'same' | 'no-message';

interface SenderChange {
  /** The id of a message from one of the addresses. */
  id: string;
  /** The other address. */
  email: string;
}

/** One change at a time, so that two links of three addresses give one person. */
const lockLinks = (transaction: QueryBuilder) =>
  transaction.execute(sql`lock table sender_links in share row exclusive mode`);

/** The audit log names the message and how many addresses its sender has: addresses are personal. */
async function recordLink(
  transaction: QueryBuilder,
  { clock }: Pick<InboxDeps, 'clock'>,
  { user }: SignedIn,
  change: { id: string; isLinked: boolean; before: number; after: number },
): Promise<void> {
  const { id, isLinked, before, after } = change;
  await recordChange(transaction, {
    userId: user.id,
    area: 'inbox',
    action: isLinked ? 'sender-linked' : 'sender-unlinked',
    at: clock(),
    subjectId: id,
    subjectLabel: formatLeadReference(id),
    before: { addresses: before },
    after: { addresses: after },
  });
}

async function hasReadableLead(db: QueryBuilder, actor: SignedIn, email: string): Promise<boolean> {
  const isFrom = sql`lower(${leads.email}) = ${email}`;
  const [row] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(isReadableBy(actor), isFrom))
    .limit(1);
  return row !== undefined;
}

/** R-INBOX-6: says that a message and an address are of the same person. `null` when the message is not there. Throws NotAllowedError. */
export async function linkSenders(
  deps: InboxDeps,
  actor: SignedIn,
  { id, email }: SenderChange,
): Promise<LinkSendersResult | null> {
  const lead = await findReadableLead(deps.db, actor, id);
  if (!lead?.email) return null;
  const own = lead.email.toLowerCase();
  const other = email.toLowerCase();
  if (own === other) return 'same';
  return deps.db.transaction(async (transaction) => {
    await lockLinks(transaction);
    if (!(await hasReadableLead(transaction, actor, other))) return 'no-message';
    const before = await listLinkedAddresses(transaction, own);
    if (before.includes(other)) return 'same';
    const former = await transaction
      .select({ email: senderLinks.email, personId: senderLinks.personId })
      .from(senderLinks)
      .where(inArray(senderLinks.email, [own, other]));
    const personId = former.find((row) => row.email === own)?.personId ?? former[0]?.personId ?? uuid();
    const persons = former.map((row) => row.personId);
    if (persons.length > 0)
      await transaction.update(senderLinks).set({ personId }).where(inArray(senderLinks.personId, persons));
    await transaction
      .insert(senderLinks)
      .values(
        [own, other].map((each) => ({
          email: each,
          personId,
          linkedBy: actor.user.id,
          linkedAt: deps.clock(),
        })),
      )
      .onConflictDoNothing();
    const after = await listLinkedAddresses(transaction, own);
    const counts = { before: before.length + 1, after: after.length + 1 };
    await recordLink(transaction, deps, actor, { id, isLinked: true, ...counts });
    return 'linked';
  });
}

/** R-INBOX-6: takes an address from the person of a message. `null` when the message is not there. Throws NotAllowedError. */
export async function unlinkSender(
  deps: InboxDeps,
  actor: SignedIn,
  { id, email }: SenderChange,
): Promise<'unlinked' | null> {
  const lead = await findReadableLead(deps.db, actor, id);
  if (!lead?.email) return null;
  const own = lead.email.toLowerCase();
  const other = email.toLowerCase();
  return deps.db.transaction(async (transaction): Promise<'unlinked'> => {
    await lockLinks(transaction);
    const before = await listLinkedAddresses(transaction, own);
    if (!before.includes(other)) return 'unlinked';
    await transaction.delete(senderLinks).where(eq(senderLinks.email, other));
    await deleteStaleLinks(transaction);
    const counts = { before: before.length + 1, after: before.length };
    await recordLink(transaction, deps, actor, { id, isLinked: false, ...counts });
    return 'unlinked';
  });
}
