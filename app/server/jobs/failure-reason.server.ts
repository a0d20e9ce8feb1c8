import { DrizzleQueryError } from 'drizzle-orm';

const MAX_LENGTH = 500;
const ADDRESS = /[^\s<>"'(:;,]+@[^\s<>"'),;:]+/g;

/** Why something failed, in one line that may be stored and logged: without values of a statement, without addresses. */
export function failureReason(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause) return failureReason(error.cause);
  const words = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return words.replace(ADDRESS, '…@…').replace(/\s+/g, ' ').slice(0, MAX_LENGTH);
}

/** Where in our code it failed; says nothing of what was worked on. */
export function failureLocation(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack?.split('\n') ?? []) : [];
  return lines.filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
}
