import pg from 'pg';
import type { Database } from './database.server';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

interface Ear {
  channel: string;
  onMessage: (payload: string) => void;
  onGap?: () => void;
}

/**
 * One connection for all LISTENs of this process, opened with the first. When it breaks it is opened again, with
 * growing pauses, and every `onGap` is called once it hears again.
 */
export function createListener(url: string): { listen: Database['listen']; close(): Promise<void> } {
  const ears = new Set<Ear>();
  let connection: Promise<pg.Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const ear of ears) if (ear.channel === channel) ear.onMessage(payload);
    });
    await client.connect();
    const lost = () => {
      client.removeAllListeners('end');
      connection = undefined;
      scheduleReconnect(FIRST_PAUSE_MS);
    };
    client.once('end', lost);
    client.on('error', () => undefined);
    for (const channel of new Set([...ears].map((ear) => ear.channel))) await listenTo(client, channel);
    return client;
  }

  function scheduleReconnect(pause: number): void {
    if (closed || ears.size === 0) return;
    retry = setTimeout(() => {
      connection = connect();
      connection.then(
        () => {
          for (const ear of ears) ear.onGap?.();
        },
        () => {
          connection = undefined;
          scheduleReconnect(Math.min(pause * 2, LONGEST_PAUSE_MS));
        },
      );
    }, pause);
    retry.unref();
  }

  return {
    async listen(channel, onMessage, onGap) {
      const ear: Ear = { channel, onMessage, onGap };
      ears.add(ear);
      connection ??= connect();
      await listenTo(await connection, channel);
      return async () => {
        ears.delete(ear);
        if ([...ears].some((other) => other.channel === channel)) return;
        const client = await connection?.catch(() => undefined);
        await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`);
      };
    },
    async close() {
      closed = true;
      ears.clear();
      clearTimeout(retry);
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}

async function listenTo(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}
