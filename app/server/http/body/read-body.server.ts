import { data } from 'react-router';
import { v7 as uuid, validate } from 'uuid';
import { versionField } from '~/domain/forms/hidden-fields';
import { isPlainText } from '~/domain/forms/plain-text';

/**
 * Returns the request with its whole body in memory. A slow upload then occupies no place in the render gate. The guards
 * have limited the size before.
 */
export async function bufferRequest(request: Request): Promise<Request> {
  if (request.method !== 'POST' || request.body === null) return request;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: await request.arrayBuffer() });
}

/** More than a form of the site has. The time of form parsers grows with the square of the number. */
export const MAX_FIELDS = 500;
const MAX_FIELD_NAME_LENGTH = 100;

/** Names with a special meaning in the form library, and high list indexes, which would create very long lists. */
const REFUSED_NAME = /^__|\[\d{4,}\]/;

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

interface MediaType {
  essence: string;
  /** In lower case. Default: utf-8. */
  charset: string;
}

function parseMediaType(header: string): MediaType {
  const [essence = '', ...parameters] = header.toLowerCase().split(';');
  const charset = parameters.map((text) => /^\s*charset\s*=\s*"?([^"\s]*)/.exec(text)?.[1]).find(Boolean);
  return { essence: essence.trim(), charset: charset ?? 'utf-8' };
}

function isReadable(request: Request, essences: readonly string[]): boolean {
  const { essence, charset } = parseMediaType(request.headers.get('content-type') ?? '');
  return essences.includes(essence) && (charset === 'utf-8' || charset === 'utf8');
}

const isEmpty = ({ headers }: Request) =>
  !headers.has('content-type') && !headers.has('transfer-encoding') && !Number(headers.get('content-length'));

const isFieldName = (name: string) => isPlainText(name, MAX_FIELD_NAME_LENGTH) && !REFUSED_NAME.test(name);

/** Shown by the error page of the layout (sections/errors/error-page). */
const createFormError = (status: 400 | 415) => data({ unreadable: 'form' }, { status });

/**
 * Reads a posted form. All actions use it. A POST without a body is an empty form. Throws a response with 415 for another
 * media type and with 400 for an unreadable form. The error page of the route's layout shows it.
 */
export async function readForm(request: Request): Promise<FormData> {
  if (isEmpty(request)) return new FormData();
  if (!isReadable(request, FORM_TYPES)) throw createFormError(415);
  const form = await request.formData().catch(() => undefined);
  if (!form) throw createFormError(400);
  const names = [...form.keys()];
  if (names.length > MAX_FIELDS || !names.every(isFieldName)) throw createFormError(400);
  return form;
}

const createJsonError = (error: string, status: 400 | 415) => Response.json({ error }, { status });

/** Reads a posted JSON body. Throws a JSON response: 415 for another media type, 400 for invalid JSON. */
export async function readJson(request: Request): Promise<unknown> {
  if (!isReadable(request, ['application/json'])) throw createJsonError('Please send JSON.', 415);
  try {
    return await request.json();
  } catch {
    throw createJsonError('This is no JSON that can be read.', 400);
  }
}

/** A single-line text field of a form. Empty if it is absent, a file, longer than `max`, or not storable as text. */
export function readFieldText(form: FormData, name: string, max = 200): string {
  const value = form.get(name);
  return typeof value === 'string' && isPlainText(value, max) ? value : '';
}

/** The UUID of a form, by which a second submission is known. A form without a valid one gets a new one. */
export function readFormKey(form: FormData): string {
  const key = readFieldText(form, 'key', 36);
  return validate(key) ? key : uuid();
}

/** No stored version is negative. */
const NO_VERSION = -1;

/** The version that a form showed. A form without a valid one is out of date: the result equals no stored version. */
export function readVersion(form: FormData): number {
  const text = readFieldText(form, 'version').trim();
  // An empty text would become the number 0.
  const read = versionField.safeParse(text === '' ? undefined : text);
  return read.success ? read.data : NO_VERSION;
}
