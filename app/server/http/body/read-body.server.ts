import { data } from 'react-router';
import { isPlainText } from '~/domain/forms/plain-text';

/** No form of the site has a tenth of it. Libraries that read forms slow down with the square of the number. */
const MOST_FIELDS = 500;
const LONGEST_FIELD_NAME = 100;

/** Names that the form library gives a meaning of its own, and places in a list that would make it a very long one. */
const REFUSED_NAME = /^__|\[\d{4,}\]/;

const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

interface MediaType {
  essence: string;
  /** In lower case; UTF-8 unless it says otherwise. */
  charset: string;
}

function mediaTypeOf(header: string): MediaType {
  const [essence = '', ...parameters] = header.toLowerCase().split(';');
  const charset = parameters.map((text) => /^\s*charset\s*=\s*"?([^"\s]*)/.exec(text)?.[1]).find(Boolean);
  return { essence: essence.trim(), charset: charset ?? 'utf-8' };
}

function isReadable(request: Request, essences: readonly string[]): boolean {
  const { essence, charset } = mediaTypeOf(request.headers.get('content-type') ?? '');
  return essences.includes(essence) && (charset === 'utf-8' || charset === 'utf8');
}

const isEmpty = ({ headers }: Request) =>
  !headers.has('content-type') && !headers.has('transfer-encoding') && !Number(headers.get('content-length'));

const isFieldName = (name: string) => isPlainText(name, LONGEST_FIELD_NAME) && !REFUSED_NAME.test(name);

/** For the error page of the layout (sections/errors/error-page): what was sent is no form that can be read. */
const unreadableForm = (status: 400 | 415) => data({ unreadable: 'form' }, { status });

/**
 * The one way to read a posted form. A post without a body is an empty form. Throws an answer for what is no form (415)
 * or cannot be read to its end (400); the error page of the route's layout shows it.
 */
export async function readForm(request: Request): Promise<FormData> {
  if (isEmpty(request)) return new FormData();
  if (!isReadable(request, FORM_TYPES)) throw unreadableForm(415);
  const form = await request.formData().catch(() => undefined);
  if (!form) throw unreadableForm(400);
  const names = [...form.keys()];
  if (names.length > MOST_FIELDS || !names.every(isFieldName)) throw unreadableForm(400);
  return form;
}

const unreadableJson = (error: string, status: 400 | 415) => Response.json({ error }, { status });

/** The one way to read JSON that was sent. Throws an answer in JSON: 415 for another media type, 400 for no JSON. */
export async function readJson(request: Request): Promise<unknown> {
  if (!isReadable(request, ['application/json'])) throw unreadableJson('Please send JSON.', 415);
  try {
    return await request.json();
  } catch {
    throw unreadableJson('This is no JSON that can be read.', 400);
  }
}

/** One line of text of a form; empty when it is absent, a file, longer than `max`, or no text that can be stored. */
export function fieldText(form: FormData, name: string, max = 200): string {
  const value = form.get(name);
  return typeof value === 'string' && isPlainText(value, max) ? value : '';
}
