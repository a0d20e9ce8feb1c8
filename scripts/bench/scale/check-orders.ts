import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Purchase } from './buyers.ts';
import type { Cluster } from './cluster.ts';

/** A worker behind thousands of orders still sends. When it sends nothing for longer than a killed one holds its jobs, it has ended. */
const MAX_SILENCE_MS = 90_000;

export interface OrderCheck {
  confirmed: number;
  /** Confirmed to the buyer, and not in the database. */
  lost: number;
  /** More orders than keys. */
  doubled: number;
  /** Buyers whose order is stored and who got no email. */
  withoutMail: number;
  /** Buyers who got more than one email of their order. */
  withTwoMails: number;
}

/** Compares the answers to buyers with the database and with the mail server, once all emails had time to be sent. */
export async function checkOrders(
  { databaseUrl, mails }: Cluster,
  purchases: readonly Purchase[],
): Promise<OrderCheck> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ key: string; email: string }>(
    `select idempotency_key as key, contact ->> 'email' as email from orders where idempotency_key = any ($1::uuid[])`,
    [purchases.map(({ key }) => key)],
  );
  await client.end();
  const countOf = (email: string) => mails.counts.get(email) ?? 0;
  let received = mails.counts.size;
  let receivedAt = performance.now();
  while (rows.some(({ email }) => countOf(email) === 0) && performance.now() - receivedAt < MAX_SILENCE_MS) {
    await pause(500);
    if (mails.counts.size > received) [received, receivedAt] = [mails.counts.size, performance.now()];
  }
  const stored = new Set(rows.map(({ key }) => key));
  const confirmed = purchases.filter(({ isConfirmed }) => isConfirmed);
  return {
    confirmed: confirmed.length,
    lost: confirmed.filter(({ key }) => !stored.has(key)).length,
    doubled: rows.length - stored.size,
    withoutMail: rows.filter(({ email }) => countOf(email) === 0).length,
    withTwoMails: rows.filter(({ email }) => countOf(email) > 1).length,
  };
}
