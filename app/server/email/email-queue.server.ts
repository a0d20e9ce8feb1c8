import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { emails, type StoredAttachment, type StoredDocument } from '../db/schema/emails.server';
import { enqueue } from '../jobs/enqueue.server';
import { createReplyAddress, type ReplyAddressOptions } from './reply-address.server';
import { reserveUnconfirmedEmail } from './reserve-unconfirmed.server';
import type { Attachment, EmailQueue, EnqueueResult, OutgoingEmail } from './types.server';

/** Prevents header injection: a newline would begin another header. */
const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function toStoredAttachment(attachment: Attachment | StoredDocument): StoredAttachment | StoredDocument {
  if ('document' in attachment) return attachment;
  const { name, contentType, content } = attachment;
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);
  return { name, contentType, content: bytes.toString('base64') };
}

interface EmailQueueOptions {
  clock: () => Date;
  /** Absent when the site receives no emails. */
  answers?: ReplyAddressOptions | undefined;
}

export function createEmailQueue({ clock, answers }: EmailQueueOptions): EmailQueue {
  const getReplyTo = ({ replyTo, threadOf }: OutgoingEmail): string | undefined =>
    answers && threadOf !== undefined ? createReplyAddress(answers, threadOf) : replyTo;
  return {
    receivesAnswers: answers !== undefined,
    // One transaction, also for a caller without one: an email without its job would never be sent, and its key is taken.
    enqueue: (db, email) =>
      db.transaction(async (transaction): Promise<EnqueueResult> => {
        const { template, data, key, to, audience, isOutsideLimit = false, threadOf } = email;
        const replyTo = getReplyTo(email);
        const { headers = {}, attachments = [], deleteWhenSent = false, isDecoy = false } = email;
        if (email.replacesWithheld)
          await transaction.delete(emails).where(and(eq(emails.key, key), eq(emails.state, 'withheld')));
        const [written] = await transaction
          .insert(emails)
          .values({
            id: uuid(),
            key,
            recipient: isDecoy ? '' : toOneLine(to),
            ...(replyTo && { replyTo: toOneLine(replyTo) }),
            threadOf,
            content: { template, data },
            template,
            headers,
            attachments: attachments.map(toStoredAttachment),
            deleteWhenSent,
            isDecoy,
          })
          .onConflictDoNothing({ target: emails.key })
          .returning({ id: emails.id });
        if (!written) return 'repeated';
        const isCounted = (audience === 'unconfirmed' || audience === 'recipient') && !isOutsideLimit;
        if (isCounted && !(await reserveUnconfirmedEmail(transaction, to, clock()))) {
          const withheld = { state: 'withheld' as const, content: null, headers: {}, attachments: [] };
          await transaction.update(emails).set(withheld).where(eq(emails.id, written.id));
          return 'withheld';
        }
        await enqueue(transaction, 'render-email', { emailId: written.id });
        return 'queued';
      }),
  };
}

/** With these headers, mail clients offer their own "unsubscribe" with one click (RFC 8058). */
export function unsubscribeHeaders(unsubscribeUrl: URL): Record<string, string> {
  return {
    'List-Unsubscribe': `<${unsubscribeUrl.href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
