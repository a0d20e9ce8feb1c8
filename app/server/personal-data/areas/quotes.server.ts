import { and, asc, eq, ne } from 'drizzle-orm';
import type { QueryBuilder } from '../../db/database.server';
import { quoteRevisions, quotes } from '../../db/schema/quotes.server';
import type { DataOwner, PersonalDataArea } from '../types.server';
import { isOwnOrSentTo } from './is-own-or-sent-to.server';

const isSentTo = (owner: DataOwner) => isOwnOrSentTo(owner, quotes.userId, quotes.clientEmail);

async function collect(db: QueryBuilder, owner: DataOwner) {
  const rows = await db.select().from(quotes).where(isSentTo(owner)).orderBy(asc(quotes.createdAt));
  return rows.map((row) => ({
    number: row.number,
    revision: row.revision,
    state: row.state,
    validUntil: row.validUntil,
    name: row.clientName,
    email: row.clientEmail,
    company: row.company,
    gstin: row.gstin,
    billing: row.billing,
    lines: row.lines,
    totals: row.totals,
    plan: row.plan,
    notes: row.notes,
    sentAt: row.sentAt,
    answeredAt: row.answeredAt,
    acceptedName: row.acceptedName,
    ipAddress: row.answerIpAddress,
    declineReason: row.declineReason,
  }));
}

export const ownQuotes: PersonalDataArea = {
  id: 'quotes',
  title: 'Quotes',
  tables: ['quotes', 'quote_revisions'],
  contents: 'Quotes that we sent to your confirmed address, with the address on them and your answers.',
  retention: {
    isRetained: true,
    text: 'Erased, except for what you accepted: number, lines and amounts stay, without you.',
  },
  collect,
  async delete(transaction, owner) {
    const isOwn = isSentTo(owner);
    await transaction.delete(quotes).where(and(isOwn, ne(quotes.state, 'accepted')));
    const accepted = await transaction
      .select({ id: quotes.id, billing: quotes.billing })
      .from(quotes)
      .where(isOwn)
      .for('update');
    for (const { id, billing } of accepted) {
      // Notes of former revisions can name the client.
      await transaction.delete(quoteRevisions).where(eq(quoteRevisions.quoteId, id));
      const stateOnly = { line1: '', city: '', state: billing.state, pin: '' };
      await transaction
        .update(quotes)
        .set({
          clientName: '',
          clientEmail: '',
          company: null,
          gstin: null,
          billing: stateOnly,
          notes: null,
          acceptedName: null,
          answerIpAddress: null,
        })
        .where(eq(quotes.id, id));
    }
  },
};
