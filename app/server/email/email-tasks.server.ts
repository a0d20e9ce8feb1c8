import { parseReceived } from './parse-received.server';
import type { ParseResult } from './parsed-email.server';
import { type RenderedEmail, renderEmail } from './render-email.server';
import { createSmtpTransport, toRawEmail } from './smtp.server';
import type { EmailContent } from './templates/registry.server';
import { samples } from './templates/samples.server';
import { EmailRejectedError, type QueuedEmail } from './transport.server';

export interface EmailThreadOptions {
  /** Begins the links in emails. */
  siteUrl: string;
  /** The sender. */
  from: string;
  /** The mail server, as in SMTP_URL. */
  smtpUrl?: string | undefined;
}

export interface SampleEmail {
  name: string;
  occasion: string;
  subject: string;
}

/** A value instead of an error: errors lose their class between threads. */
export type SendOutcome = { kind: 'sent' } | { kind: 'rejected'; reason: string; isAddressRefused: boolean };

/** Tasks of the email thread. Arguments and results pass between threads: plain values only. */
export function createEmailTasks({ siteUrl, from, smtpUrl }: EmailThreadOptions) {
  const smtp = smtpUrl ? createSmtpTransport(smtpUrl, from) : undefined;
  return {
    render: (content: EmailContent): RenderedEmail => renderEmail(content, siteUrl),

    /** The message as a mail server gets it. */
    compose: (email: QueuedEmail): Promise<string> => toRawEmail(email, from),

    async send(email: QueuedEmail): Promise<SendOutcome> {
      if (!smtp) throw new Error('There is no mail server.');
      try {
        await smtp.send(email);
        return { kind: 'sent' };
      } catch (error) {
        if (error instanceof EmailRejectedError)
          return { kind: 'rejected', reason: error.message, isAddressRefused: error.isAddressRefused };
        throw error;
      }
    },

    parse: (raw: Uint8Array): Promise<ParseResult> => parseReceived(raw),

    samples: (): SampleEmail[] =>
      samples.map(({ name, occasion, content }) => {
        return { name, occasion, subject: renderEmail(content, siteUrl).subject };
      }),

    /** `null` for an unknown name. */
    sample(name: string): (SampleEmail & RenderedEmail) | null {
      const sample = samples.find((one) => one.name === name);
      return sample ? { name, occasion: sample.occasion, ...renderEmail(sample.content, siteUrl) } : null;
    },
  };
}

export type EmailTasks = ReturnType<typeof createEmailTasks>;
