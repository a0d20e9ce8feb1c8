const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed with one of these SQLSTATE codes. Drizzle wraps the error of the database. */
export function hasSqlState(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(String(error.code))) || hasSqlState(error.cause, codes);
}

/** Whether a statement failed because another row has the same unique value. */
export const isUniqueViolation = (error: unknown): boolean => hasSqlState(error, [UNIQUE_VIOLATION]);
