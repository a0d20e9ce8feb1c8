import { v7 as uuid } from 'uuid';
import { outbox } from '../db/schema/outbox.server';
import { enqueue } from '../jobs/enqueue.server';
import type { Attachment, Mail } from './contract.server';
import { renderLetter } from './render-letter.server';

/** A newline would begin a header of somebody else's choice. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function stored({ name, contentType, content }: Attachment) {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : Buffer.from(content);
  return { name, contentType, content: bytes.toString('base64') };
}

/** `siteUrl` is the address that people use: what links in letters begin with. */
export function createMail({ siteUrl }: { siteUrl: string }): Mail {
  return {
    async queue(
      transaction,
      { key, to, replyTo, subject, body, headers = {}, attachments = [], forgottenWhenSent = false },
    ) {
      const { html, text } = await renderLetter(body, siteUrl);
      const [written] = await transaction
        .insert(outbox)
        .values({
          id: uuid(),
          key,
          recipient: oneLine(to),
          ...(replyTo && { replyTo: oneLine(replyTo) }),
          subject: oneLine(subject),
          ...{ html, text, headers, attachments: attachments.map(stored), forgottenWhenSent },
        })
        .onConflictDoNothing({ target: outbox.key })
        .returning({ id: outbox.id });
      if (written) await enqueue(transaction, 'send-mail', { mailId: written.id });
    },
  };
}
