import { isPlainParagraph, isPlainText } from '~/domain/forms/plain-text';
import type { BoundedBody } from './read-bounded-body.server';

/** What can be read of a form that is too large, or comes too early. */
export interface PartialForm {
  isMultipart: boolean;
  fields: [name: string, value: string][];
  fileField?: string;
  /** It held a password or a file: these do not come along. */
  isIncomplete: boolean;
}

/** Never repeated in a page. */
const SECRETS = new Set(['password', 'current', 'code']);

const MOST_FIELDS = 100;

interface Parts {
  /** The parts that arrived whole, ended as a form ends. */
  whole: Buffer<ArrayBuffer>;
  /** Where the body was cut off. */
  rest: Buffer<ArrayBuffer>;
}

/** A text that was cut off would be sent again as if it were whole: only the parts before the cut count. */
function partsOf({ content, isWhole }: BoundedBody, contentType: string): Parts {
  if (isWhole) return { whole: content, rest: Buffer.alloc(0) };
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  const end = boundary === undefined ? -1 : content.lastIndexOf(`\r\n--${boundary}`);
  if (end < 0) return { whole: Buffer.alloc(0), rest: content };
  const close = Buffer.from(`\r\n--${boundary}--\r\n`);
  return { whole: Buffer.concat([content.subarray(0, end), close]), rest: content.subarray(end) };
}

/** The field of the file that was being sent when the body was cut off. */
const fileFieldIn = (rest: Buffer) =>
  /; name="([\w.-]{1,60})"; filename=/.exec(rest.toString('latin1', 0, 500))?.[1];

const isCarried = (entry: [string, FormDataEntryValue]): entry is [string, string] => {
  const [name, value] = entry;
  return typeof value === 'string' && isPlainText(name, 100) && isPlainParagraph(value) && !SECRETS.has(name);
};

export async function readPartialForm(body: BoundedBody, contentType: string): Promise<PartialForm> {
  const { whole, rest } = partsOf(body, contentType);
  const form = await new Response(whole, { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => new FormData());
  const isMultipart = /^multipart\/form-data/i.test(contentType);
  const sentFile = [...form].find(([, value]) => value instanceof File)?.[0];
  const fileField = sentFile ?? (isMultipart ? fileFieldIn(rest) : undefined);
  const fields = [...form].filter(isCarried).slice(0, MOST_FIELDS);
  const isIncomplete = fileField !== undefined || [...form.keys()].some((name) => SECRETS.has(name));
  return { isMultipart, fields, isIncomplete, ...(fileField !== undefined && { fileField }) };
}
