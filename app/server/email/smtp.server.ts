import { createTransport } from 'nodemailer';
import { EmailRejectedError, type QueuedEmail, type Transport } from './transport.server';

interface SmtpError extends Error {
  /** nodemailer's: EENVELOPE for a refused sender or recipient, EMESSAGE for a refused message. */
  code?: string;
  responseCode?: number;
}

/** They speak of us, not of the mail: a password, an encryption. Somebody will mend that. */
const ABOUT_US = new Set([530, 534, 535, 538]);

function isRefusal({ code, responseCode = 0 }: SmtpError): boolean {
  const isAboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutTheMail && responseCode >= 500 && !ABOUT_US.has(responseCode);
}

const isThisMachine = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

function toMessage(
  { id, createdAt, recipient, replyTo, attachments, subject, html, text, headers }: QueuedEmail,
  from: string,
) {
  const domain = /@([^\s>]+)/.exec(from)?.[1];
  return {
    ...{ subject, html, text, from },
    to: recipient,
    ...(replyTo && { replyTo }),
    // The same at every try: where a mail arrives twice, most programs show it once.
    messageId: `<${id}@${domain}>`,
    date: createdAt,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments: attachments.map(({ name, contentType, content }) => ({
      filename: name,
      contentType,
      content,
      encoding: 'base64',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The message as it goes to a mail server, to be looked at. */
export async function toRawEmail(mail: QueuedEmail, from: string): Promise<string> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await writer.sendMail(toMessage(mail, from));
  return String(message);
}

/** `url` as in SMTP_URL. Encrypted unless the server is this machine; `?requireTLS=false` in the address says otherwise. */
export function smtpTransport(url: string, from: string): Transport {
  const smtp = createTransport({
    url,
    requireTLS: !isThisMachine(new URL(url).hostname),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });
  return {
    leaves: 'sent',
    async send(mail) {
      if (mail.isDecoy) {
        await toRawEmail(mail, from);
        return;
      }
      try {
        await smtp.sendMail(toMessage(mail, from));
      } catch (error) {
        if (isRefusal(error as SmtpError)) throw new EmailRejectedError((error as Error).message);
        throw error;
      }
    },
  };
}
