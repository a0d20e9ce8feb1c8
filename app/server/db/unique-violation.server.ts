const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because another row holds the same; Drizzle wraps what the database said. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === UNIQUE_VIOLATION) || isUniqueViolation(error.cause);
}
