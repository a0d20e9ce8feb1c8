import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './database.server';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

interface Ear {
  channel: string;
  onMessage: (payload: string) => void;
  onGap?: () => void;
}

async function send(client: pg.Client, command: 'listen' | 'unlisten', channel: string): Promise<void> {
  await client.query(`${command} ${pg.escapeIdentifier(channel)}`);
}

/**
 * One connection for everything this process listens to, opened with the first. When it breaks it is opened again,
 * after growing pauses, and every `onGap` is called once it hears again.
 */
export function createListener(url: string): { listen: Database['listen']; close(): Promise<void> } {
  const ears = new Set<Ear>();
  let connection: Promise<pg.Client> | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const ear of ears) if (ear.channel === channel) ear.onMessage(payload);
    });
    // Nothing to do here: an error is followed by the end of the connection or by a rejected query.
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (const channel of new Set([...ears].map((ear) => ear.channel)))
        await send(client, 'listen', channel);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    client.once('end', () => {
      connection = undefined;
      void reconnect();
    });
    return client;
  }

  async function connected(): Promise<pg.Client> {
    connection ??= connect();
    try {
      return await connection;
    } catch (error) {
      connection = undefined;
      throw error;
    }
  }

  async function reconnect(): Promise<void> {
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      await pause(wait, undefined, { ref: false });
      if (closed || ears.size === 0) return;
      const back = await connected().catch(() => undefined);
      if (!back) continue;
      for (const ear of ears) ear.onGap?.();
      return;
    }
  }

  return {
    async listen(channel, onMessage, onGap) {
      const ear: Ear = { channel, onMessage, onGap };
      ears.add(ear);
      try {
        await send(await connected(), 'listen', channel);
      } catch (error) {
        ears.delete(ear);
        throw error;
      }
      return async () => {
        ears.delete(ear);
        const isHeardByOthers = [...ears].some((other) => other.channel === channel);
        if (connection && !isHeardByOthers) await send(await connection, 'unlisten', channel);
      };
    },
    async close() {
      closed = true;
      ears.clear();
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
