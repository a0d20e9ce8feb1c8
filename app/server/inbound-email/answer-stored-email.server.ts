import { readReplyAddress } from '../email/reply-address.server';
import { type ReceiveResult, receiveEmail } from './receive-email.server';
import type { InboundEmailDeps } from './store-answer.server';

interface StoredEmail {
  recipient: string;
  replyTo?: string;
  subject: string;
}

/** Whether an answer to the email belongs to the thread of a message. */
export const takesAnswers = (
  { secret }: Pick<InboundEmailDeps, 'secret'>,
  { replyTo = '' }: StoredEmail,
): boolean => readReplyAddress(secret, replyTo) !== undefined;

const encodeBase64 = (text: string): string => Buffer.from(text).toString('base64');

const toLines = (text: string): string => text.replace(/.{76}/g, '$&\r\n');

const quote = (text: string): string =>
  text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/**
 * Answers an email of demo mode as its recipient: the same way as an email that a mail server gives to the site. `key` identifies
 * the form, `stored.text` is quoted as mail clients do.
 */
export function answerStoredEmail(
  deps: InboundEmailDeps,
  stored: StoredEmail & { text: string },
  { key, text }: { key: string; text: string },
): Promise<ReceiveResult> {
  const { recipient, replyTo = '', subject } = stored;
  const whole = `${text}\n\nOn another day, ${replyTo.split('+')[0]} wrote:\n\n${quote(stored.text)}`;
  const lines = [
    `From: <${recipient}>`,
    `To: <${replyTo}>`,
    `Subject: =?utf-8?B?${encodeBase64(`Re: ${subject.replace(/^Re: /, '')}`)}?=`,
    `Message-ID: <${key}@mailbox.invalid>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    toLines(encodeBase64(whole)),
  ];
  return receiveEmail(deps, Buffer.from(lines.join('\r\n')));
}
