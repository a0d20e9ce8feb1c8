import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { emails } from '../db/schema/emails.server';
import { enqueue } from '../jobs/enqueue.server';
import { reserveUnconfirmedEmail } from './reserve-unconfirmed.server';
import type { EmailContent } from './templates/registry.server';
import type { Attachment, EmailQueue } from './types.server';

/** A newline would begin a header of somebody else's choice. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function stored({ name, contentType, content }: Attachment) {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);
  return { name, contentType, content: bytes.toString('base64') };
}

export function createEmailQueue({ clock }: { clock: () => Date }): EmailQueue {
  return {
    async enqueue(transaction, mail) {
      const { template, data, key, to, audience, isReserved = false, replyTo } = mail;
      const { headers = {}, attachments = [], forgottenWhenSent = false, isDecoy = false } = mail;
      const [written] = await transaction
        .insert(emails)
        .values({
          id: uuid(),
          key,
          recipient: isDecoy ? '' : oneLine(to),
          ...(replyTo && { replyTo: oneLine(replyTo) }),
          content: { template, data } as EmailContent,
          ...{ headers, attachments: attachments.map(stored), forgottenWhenSent, isDecoy },
        })
        .onConflictDoNothing({ target: emails.key })
        .returning({ id: emails.id });
      if (!written) return 'repeated';
      const isCounted = audience === 'unconfirmed' && !isReserved;
      if (isCounted && !(await reserveUnconfirmedEmail(transaction, to, clock()))) {
        const withheld = { state: 'withheld' as const, content: null, headers: {}, attachments: [] };
        await transaction.update(emails).set(withheld).where(eq(emails.id, written.id));
        return 'withheld';
      }
      await enqueue(transaction, 'render-email', { emailId: written.id });
      return 'queued';
    },
  };
}
