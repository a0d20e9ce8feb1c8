import { type RenderedEmail, renderEmail } from './render-email.server';
import { smtpTransport, toRawEmail } from './smtp.server';
import type { EmailContent } from './templates/registry.server';
import { samples } from './templates/samples.server';
import { EmailRejectedError, type QueuedEmail } from './transport.server';

export interface EmailThreadOptions {
  /** What links in mails begin with. */
  siteUrl: string;
  /** Who mails come from. */
  from: string;
  /** The mail server, as in SMTP_URL. */
  smtpUrl?: string | undefined;
}

export interface SampleMail {
  name: string;
  occasion: string;
  subject: string;
}

/** What became of a mail that was handed to the mail server. Errors lose their class between threads. */
export type SendOutcome = { kind: 'sent' } | { kind: 'refused'; reason: string };

/** What the email thread does. Arguments and results pass between threads: plain values only. */
export function createEmailTasks({ siteUrl, from, smtpUrl }: EmailThreadOptions) {
  const smtp = smtpUrl ? smtpTransport(smtpUrl, from) : undefined;
  return {
    render: (content: EmailContent): RenderedEmail => renderEmail(content, siteUrl),

    /** The message as a mail server gets it. */
    compose: (mail: QueuedEmail): Promise<string> => toRawEmail(mail, from),

    async send(mail: QueuedEmail): Promise<SendOutcome> {
      if (!smtp) throw new Error('There is no mail server.');
      try {
        await smtp.send(mail);
        return { kind: 'sent' };
      } catch (error) {
        if (error instanceof EmailRejectedError) return { kind: 'refused', reason: error.message };
        throw error;
      }
    },

    samples: (): SampleMail[] =>
      samples.map(({ name, occasion, content }) => {
        return { name, occasion, subject: renderEmail(content, siteUrl).subject };
      }),

    /** `null` for an unknown name. */
    sample(name: string): (SampleMail & RenderedEmail) | null {
      const sample = samples.find((one) => one.name === name);
      return sample ? { name, occasion: sample.occasion, ...renderEmail(sample.content, siteUrl) } : null;
    },
  };
}

export type EmailTasks = ReturnType<typeof createEmailTasks>;
