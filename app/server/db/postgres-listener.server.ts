import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type ChangeSource, ChangeSubscriptions, type Subscription } from './change-subscriptions.server';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;

async function send(client: pg.Client, command: 'listen' | 'unlisten', channel: string): Promise<void> {
  await client.query(`${command} ${pg.escapeIdentifier(channel)}`);
}

/**
 * One connection for all subscriptions of this process, opened with the first one. When it breaks it is opened again, after
 * growing pauses, and then every `onGap` is called.
 */
export function createListener(url: string): ChangeSource {
  const subscriptions = new ChangeSubscriptions();
  let connection: Promise<pg.Client> | undefined;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('notification', ({ channel, payload = '' }) => subscriptions.deliver(channel, payload));
    // Nothing to do: the end of the connection or a rejected query follows the error.
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (const channel of subscriptions.channels) await send(client, 'listen', channel);
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

  async function getConnection(): Promise<pg.Client> {
    connection ??= connect();
    try {
      return await connection;
    } catch (error) {
      connection = undefined;
      throw error;
    }
  }

  async function reconnect(): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      await pause(pauseMs, undefined, { ref: false });
      if (isClosed || subscriptions.size === 0) return;
      const client = await getConnection().catch(() => undefined);
      if (!client) continue;
      subscriptions.reportGap();
      return;
    }
  }

  return {
    async listen(channel, onMessage, onGap) {
      const subscription: Subscription = { channel, onMessage, onGap };
      subscriptions.add(subscription);
      try {
        await send(await getConnection(), 'listen', channel);
      } catch (error) {
        subscriptions.delete(subscription);
        throw error;
      }
      return async () => {
        subscriptions.delete(subscription);
        if (connection && !subscriptions.channels.has(channel))
          await send(await connection, 'unlisten', channel);
      };
    },
    async close() {
      isClosed = true;
      subscriptions.clear();
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
