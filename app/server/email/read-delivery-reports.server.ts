import type { Attachment, Email } from 'postal-mime';
import type { DeliveryReport } from './parsed-email.server';

/** In bytes. The beginning of a part has its headers. */
const MAX_READ = 64 * 1024;
const MAX_RECIPIENTS = 100;

function decodeBeginning(content: Attachment['content']): string {
  if (typeof content === 'string') return content.slice(0, MAX_READ);
  return Buffer.from(new Uint8Array(content).subarray(0, MAX_READ)).toString('latin1');
}

const readField = (block: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*([^\\r\\n]{1,998})`, 'im').exec(block)?.[1]?.trim();

/** The Message-ID of the email that a report returns, whole or by its headers. */
function findOriginalId(attachments: readonly Attachment[]): string | undefined {
  const original = attachments.find(({ mimeType }) =>
    ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'].includes(mimeType),
  );
  if (!original) return undefined;
  const [headers = ''] = decodeBeginning(original.content).split(/\r?\n\r?\n/, 1);
  return /<[^<>\s]{1,250}>/.exec(readField(headers.replace(/\r?\n[ \t]+/g, ' '), 'Message-ID') ?? '')?.[0];
}

/** R-MAIL-3: the reports of an email of the type `multipart/report`. A person can forward a report in an email of another type. */
export function readDeliveryReports({
  headers,
  attachments,
}: Pick<Email, 'headers' | 'attachments'>): DeliveryReport[] {
  const type = headers.find(({ key }) => key === 'content-type')?.value ?? '';
  if (!/^\s*multipart\/report\b/i.test(type)) return [];
  const status = attachments.find(({ mimeType }) =>
    ['message/delivery-status', 'message/global-delivery-status'].includes(mimeType),
  );
  const messageId = findOriginalId(attachments);
  if (!status || messageId === undefined) return [];
  // The first block is about the email, each further one about a recipient.
  const blocks = decodeBeginning(status.content).split(/\r?\n[ \t]*\r?\n/, MAX_RECIPIENTS + 1);
  return blocks.flatMap((block) => {
    const action = readField(block, 'Action')?.toLowerCase().split(/\s/)[0];
    const code = /^\d\.\d{1,3}\.\d{1,3}/.exec(readField(block, 'Status') ?? '')?.[0];
    return action !== undefined && code !== undefined ? [{ messageId, action, code }] : [];
  });
}
