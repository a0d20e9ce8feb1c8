import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Purchase } from './buyers.ts';
import type { Cluster } from './cluster.ts';

/** A job of a killed worker is taken by another one after 60 seconds. */
const MAX_MAIL_MS = 150_000;

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

/** Compares what buyers were told with the database and with the mail server, once all emails had time to be sent. */
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
  const deadline = Date.now() + MAX_MAIL_MS;
  const countOf = (email: string) => mails.counts.get(email) ?? 0;
  while (rows.some(({ email }) => countOf(email) === 0) && Date.now() < deadline) await pause(500);
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
