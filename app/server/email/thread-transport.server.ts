import type { EmailThread } from './email-thread.server';
import { EmailRejectedError, type Transport } from './transport.server';

/** Sends by the email thread. */
export function threadTransport({ send }: Pick<EmailThread, 'send'>): Transport {
  return {
    deliveredState: 'sent',
    async send(email) {
      const outcome = await send(email);
      if (outcome.kind === 'rejected') throw new EmailRejectedError(outcome.reason);
    },
  };
}
