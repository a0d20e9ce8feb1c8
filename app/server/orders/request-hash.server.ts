import { createHash } from 'node:crypto';
import type { PlaceRequest } from './types.server';

/** JSON with the names of every object in order, so that equal contents give equal text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Tells whether a key that comes again comes with the same order. */
export function hashRequest({ lines, checkout }: Pick<PlaceRequest, 'lines' | 'checkout'>): string {
  return createHash('sha256').update(canonical({ lines, checkout })).digest('base64url');
}
