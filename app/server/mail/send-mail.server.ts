import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.server';
import { outbox } from '../db/schema/outbox.server';
import { type JobHandler, PermanentFailure } from '../jobs/kinds.server';
import { reasonOf } from '../jobs/reason.server';
import { RefusedMailError, type Transport } from './transport.server';

interface Options {
  transport: Transport;
  /** Whether what was said stays readable after it was sent: in demo mode only. */
  keepWords: boolean;
}

/** The words of a mail may hold secret links: they are of no use to us once it is sent. */
const WITHOUT_WORDS = { html: '', text: '', headers: {}, attachments: [] };

/**
 * Hands a mail of the outbox to the mail server. Between its yes and our note of it a crash can make a mail leave
 * twice, under the same Message-ID; none is ever lost.
 */
export function sendMail({ db }: Database, { transport, keepWords }: Options): JobHandler<'send-mail'> {
  return async ({ mailId }, { isLast }) => {
    const [mail] = await db.select().from(outbox).where(eq(outbox.id, mailId));
    if (mail?.state !== 'queued') return;
    const is = eq(outbox.id, mailId);
    try {
      await transport.post(mail);
    } catch (error) {
      const isRefused = error instanceof RefusedMailError;
      const reason = reasonOf(error);
      const state = isRefused || isLast ? 'failed' : 'queued';
      await db
        .update(outbox)
        .set({ state, lastError: reason, attempts: sql`${outbox.attempts} + 1` })
        .where(is);
      throw isRefused ? new PermanentFailure(reason) : error;
    }
    if (mail.forgottenWhenSent && !keepWords) {
      await db.delete(outbox).where(is);
      return;
    }
    await db
      .update(outbox)
      .set({
        state: transport.leaves,
        sentAt: sql`now()`,
        lastError: null,
        ...(!keepWords && WITHOUT_WORDS),
      })
      .where(is);
  };
}
