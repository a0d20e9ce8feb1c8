import { convert } from 'html-to-text';
import PostalMime, { type Email, type Header } from 'postal-mime';
import { emailField } from '~/domain/forms/form-fields';
import { cleanLine, cleanText } from './clean-received-text.server';
import type { ParsedEmail, ParseResult } from './parsed-email.server';
import { readDeliveryReports } from './read-delivery-reports.server';

/** Lines that can begin a part. Many more cost memory and time, and no mail program writes them. */
const MAX_PART_LINES = 2_000;
const LIMITS = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024 } as const;
const MAX_REFERENCES = 50;
const MAX_HTML = 1_000_000;
const MAX_RECIPIENTS = 10_000;

const MESSAGE_ID = /<[\x21-\x3b\x3d\x3f-\x7e]{3,250}>/g;

/** Also those that mail servers add when they forward. */
const RECIPIENT_HEADERS = new Set([
  ...['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to'],
]);

const senderSchema = emailField();

const listValues = (headers: readonly Header[], key: string): string[] =>
  headers.filter((header) => header.key === key).map(({ value }) => value.trim());

const listMessageIds = (values: readonly string[]): string[] =>
  values.flatMap((value) => value.match(MESSAGE_ID) ?? []);

/** RFC 3834, and the headers of mailing lists and of programs that answer. */
function isWrittenByProgram(headers: readonly Header[]): boolean {
  const has = (key: string, matches = /./) => listValues(headers, key).some((value) => matches.test(value));
  return (
    listValues(headers, 'auto-submitted').some((value) => !/^no\b/i.test(value)) ||
    has('precedence', /^(?:bulk|junk|list|auto_reply)/i) ||
    has('content-type', /^multipart\/report\b/i) ||
    has('return-path', /^<>$/) ||
    ['list-id', 'x-autoreply', 'x-autorespond', 'x-autorespond-to'].some((key) => has(key))
  );
}

/** Pictures have no text, and the URL of a link is left out where it repeats the text of the link. */
const htmlToText = (html: string): string =>
  convert(html.slice(0, MAX_HTML), {
    wordwrap: false,
    limits: { maxInputLength: MAX_HTML, maxDepth: 100, maxChildNodes: 20_000 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, ignoreHref: false } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });

function readText({ text, html }: Email): string {
  const plain = cleanText(text ?? '');
  return plain === '' && html ? cleanText(htmlToText(html)) : plain;
}

function toBytes(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

function toParsedEmail(email: Email, sender: string): ParsedEmail {
  const { headers, from, subject, attachments } = email;
  const [messageId] = listMessageIds(listValues(headers, 'message-id'));
  const senderName = cleanLine(from?.name, 100);
  const line = cleanLine(subject, 300);
  const earlier = [...listValues(headers, 'in-reply-to'), ...listValues(headers, 'references')];
  const recipients = headers.filter(({ key }) => RECIPIENT_HEADERS.has(key)).map(({ value }) => value);
  return {
    ...(messageId !== undefined && { messageId }),
    sender,
    ...(senderName !== undefined && { senderName }),
    recipients: recipients.join(' ').slice(0, MAX_RECIPIENTS),
    references: listMessageIds(earlier).slice(0, MAX_REFERENCES),
    ...(line !== undefined && { subject: line }),
    text: readText(email),
    isAutomatic: isWrittenByProgram(headers),
    attachments: attachments.map(({ filename, mimeType, content }) => ({
      name: cleanLine(filename, 100) ?? cleanLine(mimeType, 100) ?? 'file',
      content: toBytes(content),
    })),
    reports: readDeliveryReports(email),
  };
}

function countPartLines(raw: Buffer): number {
  let lines = 0;
  for (let at = raw.indexOf('\n--'); at >= 0 && lines <= MAX_PART_LINES; at = raw.indexOf('\n--', at + 1))
    lines += 1;
  return lines;
}

/** Reads an email as a mail server stores it (RFC 5322). Nested emails are attachments. It never throws. */
export async function parseReceived(raw: Uint8Array): Promise<ParseResult> {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  if (countPartLines(bytes) > MAX_PART_LINES) return { kind: 'refused', reason: 'too-complex' };
  let email: Email;
  try {
    email = await PostalMime.parse(bytes, { ...LIMITS, forceRfc822Attachments: true });
  } catch {
    return { kind: 'refused', reason: 'too-complex' };
  }
  if (email.headers.length === 0) return { kind: 'refused', reason: 'unreadable' };
  const sender = senderSchema.safeParse(email.from?.address ?? '');
  const isReport = readDeliveryReports(email).length > 0;
  // The sender of a report is often MAILER-DAEMON without a domain.
  if (!sender.success && !isReport) return { kind: 'refused', reason: 'no-sender' };
  return { kind: 'parsed', email: toParsedEmail(email, sender.data ?? '') };
}
