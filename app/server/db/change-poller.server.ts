import { setTimeout as pause } from 'node:timers/promises';
import { ChangeCursor, MAX_MISSING } from './change-cursor.server';
import { type ChangeSource, ChangeSubscriptions, type Subscription } from './change-subscriptions.server';
import type { SqlClient } from './database.server';

/** A change is on every process within a second, with time left for the commit and the query. */
const POLL_MS = 250;
const PURGE_MS = 10_000;

const READ_NEWEST = `select id from change_log.changes order by id desc limit ${MAX_MISSING}`;

const READ_CHANGES = `select id, channel, payload from change_log.changes
  where id > $1 or id = any ($2::bigint[]) order by id`;

/** Processes do not wait for each other: what one has locked, it deletes. */
const PURGE = `delete from change_log.changes where id in (
  select id from change_log.changes where recorded_at < now() - interval '5 minutes'
  order by id limit 50000 for update skip locked)`;

interface Change {
  id: number;
  channel: string;
  payload: string;
}

/**
 * Reads the recorded changes four times a second, for engines and poolers without LISTEN. It begins with the first
 * subscription. After an error of the database every `onGap` is called, because rows can be lost with a server.
 */
export function createChangePoller(client: SqlClient): ChangeSource {
  const subscriptions = new ChangeSubscriptions();
  const closing = new AbortController();
  let starting: Promise<ChangeCursor> | undefined;
  let running: Promise<void> | undefined;
  let purgedAt = performance.now();

  async function createCursor(): Promise<ChangeCursor> {
    const rows = await client.rows<{ id: number }>({ text: READ_NEWEST });
    const seen = rows.map(({ id }) => id);
    return new ChangeCursor(seen[0] ?? 0, seen, performance.now());
  }

  async function poll(cursor: ChangeCursor): Promise<void> {
    const values = [cursor.highest, cursor.missing];
    const changes = await client.rows<Change>({ text: READ_CHANGES, values });
    cursor.advance(
      changes.map(({ id }) => id),
      performance.now(),
    );
    for (const { channel, payload } of changes) subscriptions.deliver(channel, payload);
    if (performance.now() - purgedAt < PURGE_MS) return;
    purgedAt = performance.now();
    await client.rows({ text: PURGE });
  }

  async function run(first: ChangeCursor): Promise<void> {
    let cursor: ChangeCursor | undefined = first;
    for (;;) {
      await pause(POLL_MS, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      try {
        if (cursor) await poll(cursor);
        else {
          cursor = await createCursor();
          subscriptions.reportGap();
        }
      } catch {
        cursor = undefined;
      }
    }
  }

  return {
    async listen(channel, onMessage, onGap) {
      const subscription: Subscription = { channel, onMessage, onGap };
      subscriptions.add(subscription);
      try {
        starting ??= createCursor();
        const cursor = await starting;
        running ??= run(cursor);
      } catch (error) {
        starting = undefined;
        subscriptions.delete(subscription);
        throw error;
      }
      return async () => {
        subscriptions.delete(subscription);
      };
    },
    async close() {
      closing.abort();
      subscriptions.clear();
      await running;
    },
  };
}
