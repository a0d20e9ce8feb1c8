import type { EmailThread } from './email-thread.server';
import { EmailRejectedError, type Transport } from './transport.server';

/** The mail server, spoken to by the email thread. */
export function threadTransport({ send }: Pick<EmailThread, 'send'>): Transport {
  return {
    leaves: 'sent',
    async send(mail) {
      const outcome = await send(mail);
      if (outcome.kind === 'refused') throw new EmailRejectedError(outcome.reason);
    },
  };
}
