const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed with one of these SQLSTATE codes. Drizzle wraps the error of the database. */
export function hasSqlState(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && codes.includes(String(error.code))) || hasSqlState(error.cause, codes);
}

/** Whether a statement failed because another row has the same unique value. */
export const isUniqueViolation = (error: unknown): boolean => hasSqlState(error, [UNIQUE_VIOLATION]);

/**
 * Errors of the network; PostgreSQL that stops, starts or recovers; PgBouncer without a server; and a standby behind the
 * address of the primary, until it is promoted.
 */
const CODES = [
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01',
  '25006',
];

/** The driver gives these errors no code. */
const MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired)/;

/** Whether the connection to the database was lost or refused. What a transaction did then is not known. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return hasSqlState(error, CODES) || MESSAGES.test(error.message) || isConnectionLost(error.cause);
}
