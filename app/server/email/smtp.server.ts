import { createTransport } from 'nodemailer';
import { EmailRejectedError, isAddressCode, type QueuedEmail } from './transport.server';

interface SmtpError extends Error {
  /** Of nodemailer: EENVELOPE for a rejected sender or recipient, EMESSAGE for a rejected message. */
  code?: string;
  responseCode?: number;
  /** The answer of the mail server: `550 5.1.1 No such user`. */
  response?: string;
  /** To which command it was: `RCPT TO`. */
  command?: string;
}

/** About our credentials or encryption. The operator can correct these, so the email is tried again. */
const CONFIGURATION_CODES = new Set([530, 534, 535, 538]);

function isRejection({ code, responseCode = 0 }: SmtpError): boolean {
  const isAboutEmail = code === 'EENVELOPE' || code === 'EMESSAGE';
  return isAboutEmail && responseCode >= 500 && !CONFIGURATION_CODES.has(responseCode);
}

/**
 * R-NEWSLETTER-6: whether the mailbox does not exist. An answer about our server, its content or a policy (5.7) says nothing about
 * the address. Without an enhanced code (RFC 3463), 550, 551 and 553 are about the mailbox (RFC 5321).
 */
export function isAddressRefusal({ command, responseCode = 0, response = '' }: SmtpError): boolean {
  if (command !== 'RCPT TO' || responseCode < 500) return false;
  const enhanced = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (enhanced === undefined) return [550, 551, 553].includes(responseCode);
  return isAddressCode(enhanced);
}

const isLocalhost = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

function toMessage(
  { id, createdAt, recipient, replyTo, attachments, subject, html, text, headers }: QueuedEmail,
  from: string,
) {
  const domain = /@([^\s>]+)/.exec(from)?.[1];
  return {
    subject,
    html,
    text,
    from,
    to: recipient,
    ...(replyTo && { replyTo }),
    // The same for every attempt: most mail clients show a duplicate once.
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

/** The message as the mail server gets it, for the mailbox page. */
export async function toRawEmail(email: QueuedEmail, from: string): Promise<string> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await writer.sendMail(toMessage(email, from));
  return String(message);
}

/** A `Transport` of emails whose attachments are all rendered. */
interface SmtpTransport {
  deliveredState: 'sent';
  send(email: QueuedEmail): Promise<void>;
  /** Signs in at the mail server and sends nothing. Rejects when it does not answer or refuses. */
  verify(): Promise<void>;
}

/** After this time without an email, a connection is closed. */
const IDLE_MS = 10_000;

/**
 * Emails that follow each other share a connection: its greeting, TLS and sign-in take longer than an email. When the mail server
 * has closed it meanwhile, the email uses a new one; an email whose content was partly sent fails, and its job tries again.
 *
 * `url` as in SMTP_URL. TLS is required, except on localhost and with `?requireTLS=false` in the URL.
 */
export function createSmtpTransport(url: string, from: string): SmtpTransport {
  const smtp = createTransport({
    url,
    pool: true,
    idleTimeout: IDLE_MS,
    requireTLS: !isLocalhost(new URL(url).hostname),
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });
  return {
    deliveredState: 'sent',
    async send(email) {
      if (email.isDecoy) {
        await toRawEmail(email, from);
        return;
      }
      try {
        await smtp.sendMail(toMessage(email, from));
      } catch (error) {
        const isAddressRefused = isAddressRefusal(error as SmtpError);
        if (isRejection(error as SmtpError))
          throw new EmailRejectedError((error as Error).message, { isAddressRefused });
        throw error;
      }
    },
    async verify() {
      await smtp.verify().finally(() => smtp.close());
    },
  };
}
