import { adminPaths } from '~/content/admin/admin-paths';
import { isPlainParagraph, isPlainText } from '~/domain/forms/plain-text';
import { MAX_FIELDS } from './read-body.server';
import { type BoundedBody, readBoundedBody } from './read-bounded-body.server';

/** The readable part of a form that is too large or was sent too early. */
export interface PartialForm {
  isMultipart: boolean;
  fields: [name: string, value: string][];
  fileField?: string;
  /** The form contained a password or a file. They are left out. */
  isIncomplete: boolean;
}

/** Fields whose values are never written into a page. */
const SECRETS = new Set(['password', 'current']);

/** A code for signing in. In the back office, a field of this name has the code of a discount or of a ticket. */
const CODE = 'code';

const isSecret = (name: string, path: string): boolean =>
  SECRETS.has(name) || (name === CODE && !path.startsWith(`${adminPaths.today()}/`));

interface Parts {
  /** The complete parts, with the end of a form. */
  whole: Buffer<ArrayBuffer>;
  /** The part in which the body was cut off. */
  rest: Buffer<ArrayBuffer>;
}

/** Only complete parts are used, so that no truncated text is sent again. */
function splitParts({ content, isWhole }: BoundedBody, contentType: string): Parts {
  if (isWhole) return { whole: content, rest: Buffer.alloc(0) };
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  const end = boundary === undefined ? -1 : content.lastIndexOf(`\r\n--${boundary}`);
  if (end < 0) return { whole: Buffer.alloc(0), rest: content };
  const close = Buffer.from(`\r\n--${boundary}--\r\n`);
  return { whole: Buffer.concat([content.subarray(0, end), close]), rest: content.subarray(end) };
}

/** The name of the file field in which the body was cut off. */
const findFileField = (rest: Buffer) =>
  /; name="([\w.-]{1,60})"; filename=/.exec(rest.toString('latin1', 0, 500))?.[1];

const isRepeatable = (entry: [string, FormDataEntryValue]): entry is [string, string] => {
  const [name, value] = entry;
  return typeof value === 'string' && isPlainText(name, 100) && isPlainParagraph(value);
};

/** `request` is the one that had the body. */
export async function readPartialForm(body: BoundedBody, request: Request): Promise<PartialForm> {
  const contentType = request.headers.get('content-type') ?? '';
  const { pathname } = new URL(request.url);
  const { whole, rest } = splitParts(body, contentType);
  const form = await new Response(whole, { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => new FormData());
  const isMultipart = /^multipart\/form-data/i.test(contentType);
  const sentFile = [...form].find(([, value]) => value instanceof File)?.[0];
  const fileField = sentFile ?? (isMultipart ? findFileField(rest) : undefined);
  // A form with more fields is refused when it is sent again.
  const fields = [...form]
    .filter(isRepeatable)
    .filter(([name]) => !isSecret(name, pathname))
    .slice(0, MAX_FIELDS);
  const isIncomplete = fileField !== undefined || [...form.keys()].some((name) => isSecret(name, pathname));
  return { isMultipart, fields, isIncomplete, ...(fileField !== undefined && { fileField }) };
}

/** What the page of a form to send again says when a part of it is left out. */
export const describeOmitted = ({ isIncomplete }: PartialForm): string =>
  isIncomplete ? ' Passwords and files are asked for again.' : '';

/** The readable part of the form in a request, of which at most `maxBytes` are read. */
export async function readFormToResend(request: Request, maxBytes: number): Promise<PartialForm> {
  return readPartialForm(await readBoundedBody(request, maxBytes), request);
}
