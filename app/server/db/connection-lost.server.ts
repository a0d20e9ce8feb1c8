import { hasSqlState } from './sql-state.server';

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
