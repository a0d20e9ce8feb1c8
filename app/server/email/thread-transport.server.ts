import { type ReadDocument, readAttachments } from './attachments.server';
import type { EmailThread } from './email-thread.server';
import { EmailRejectedError, type Transport } from './transport.server';

/** Sends by the email thread. */
export function createThreadTransport(
  { send }: Pick<EmailThread, 'send'>,
  readDocument: ReadDocument,
): Transport {
  return {
    deliveredState: 'sent',
    async send(email) {
      const attachments = await readAttachments(email.attachments, readDocument);
      const outcome = await send({ ...email, attachments });
      if (outcome.kind === 'rejected') throw new EmailRejectedError(outcome.reason, outcome);
    },
  };
}
