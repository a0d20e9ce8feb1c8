import { DrizzleQueryError } from 'drizzle-orm';

const MAX_LENGTH = 500;
const EMAIL = /[^\s<>"'(:;,]+@[^\s<>"'),;:]+/g;

/** The reason of a failure in one line, for the database and the log: without values of a statement, without emails. */
export function getFailureReason(error: unknown): string {
  if (error instanceof DrizzleQueryError && error.cause) return getFailureReason(error.cause);
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replace(EMAIL, '…@…').replace(/\s+/g, ' ').slice(0, MAX_LENGTH);
}

/** The stack frames of a failure. They contain no data. */
export function getFailureLocation(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack?.split('\n') ?? []) : [];
  return lines.filter((line) => /^\s+at /.test(line)).map((line) => line.trim());
}
