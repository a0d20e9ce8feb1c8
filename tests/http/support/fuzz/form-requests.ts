import fc from 'fast-check';
import { asPagesDo, hostileEncoding } from './encode-form';
import type { HostileRequest } from './find-failures';
import { formMutation } from './form-mutations';
import type { ReadForm } from './read-forms';
import { samples } from './samples';

const MUTATIONS = 24;

/** What tells one form from another: the same form stands on many pages. */
export const signatureOf = ({ action, parts }: ReadForm): string =>
  [action.split('?')[0], ...parts.map(({ name }) => name)]
    .join(' ')
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, ':id');

const mutated = fc.tuple(formMutation, hostileEncoding, fc.uuid());

/** The form as its page sends it, and then with fields and encodings that no page has. */
export function formRequests(form: ReadForm): HostileRequest[] {
  const { action, parts, isMultipart } = form;
  const plain = { ...asPagesDo(parts, isMultipart), how: 'as it is' };
  const hostile = samples(signatureOf(form), mutated, MUTATIONS).map(([mutate, encode, key]) => {
    const fresh = parts.map((part) => (part.name.equals(KEY) ? { ...part, value: Buffer.from(key) } : part));
    return encode(mutate(fresh));
  });
  return [plain, ...hostile].map(({ how, contentType, headers, body }) => ({
    label: `form of ${action.split('?')[0]}, ${how}`,
    method: 'POST',
    path: action,
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      ...(contentType && { 'Content-Type': contentType }),
      ...headers,
    },
    body,
  }));
}

/** A checkout is sent once under a key. */
const KEY = Buffer.from('key');
