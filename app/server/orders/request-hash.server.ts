import { createHash } from 'node:crypto';
import type { AcceptedRequest } from './types.server';

/** JSON with sorted keys: equal contents give equal text. */
function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Shows whether a repeated key belongs to the same contents. */
export function hashRequest({
  lines,
  checkout,
  discount,
  enteredBy,
}: Pick<AcceptedRequest, 'lines' | 'checkout' | 'discount' | 'enteredBy'>): string {
  const contents = { lines, checkout, discount, channel: enteredBy?.channel };
  return createHash('sha256').update(toCanonicalJson(contents)).digest('base64url');
}
