import fc from 'fast-check';
import { encodeForm, hostileEncoding } from './encode-form';
import type { HostileRequest } from './find-failures';
import { formMutation } from './form-mutations';
import type { FilledForm } from './read-filled-forms';
import { drawSamples } from './samples';

const MUTATIONS = 5;
/** The idempotency key of a checkout: a new one for each request. */
const KEY = Buffer.from('key');

/** A key that is the same for one form on several pages. */
export const createFormKey = ({ action, parts }: FilledForm): string =>
  [action.split('?')[0], ...parts.map(({ name }) => name)]
    .join(' ')
    .replace(/[\da-f]{8}-[\da-f-]{27}/g, ':id');

const mutated = fc.tuple(formMutation, hostileEncoding, fc.uuid());

/** Requests with the unchanged form, and with hostile fields and encodings. */
export function listFormRequests(form: FilledForm): HostileRequest[] {
  const { action, parts, isMultipart } = form;
  const plain = { ...encodeForm(parts, isMultipart), how: 'unchanged' };
  const hostile = drawSamples(createFormKey(form), mutated, MUTATIONS).map(([mutate, encode, key]) => {
    const withNewKey = parts.map((part) =>
      part.name.equals(KEY) ? { ...part, value: Buffer.from(key) } : part,
    );
    return encode(mutate(withNewKey));
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
