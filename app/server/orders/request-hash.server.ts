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
}: Pick<AcceptedRequest, 'lines' | 'checkout' | 'discount'>): string {
  return createHash('sha256').update(toCanonicalJson({ lines, checkout, discount })).digest('base64url');
}
