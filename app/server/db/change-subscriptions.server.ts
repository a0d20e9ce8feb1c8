import type { Database } from './database.server';

/** A client of either engine. */
interface Client {
  query(text: string): Promise<unknown>;
}

/**
 * Stores in the database whether changes are recorded as rows or sent as notifications. All processes of a site use the same
 * mode: the last start decides. A start that changes nothing writes nothing.
 */
export async function setChangeRecording(client: Client, isOn: boolean): Promise<void> {
  await client.query(`update change_log.recording set is_on = ${isOn} where is_on <> ${isOn}`);
}

/** How a process is notified of changes: the functions of the database, and the end of it. */
export interface ChangeSource {
  listen: Database['listen'];
  close(): Promise<void>;
}

export interface Subscription {
  channel: string;
  onMessage: (payload: string) => void;
  onGap?: (() => void) | undefined;
}

/** The subscriptions of one process, however the changes reach it. */
export class ChangeSubscriptions extends Set<Subscription> {
  get channels(): Set<string> {
    return new Set([...this].map(({ channel }) => channel));
  }

  deliver(channel: string, payload: string): void {
    for (const subscription of this) if (subscription.channel === channel) subscription.onMessage(payload);
  }

  reportGap(): void {
    for (const { onGap } of this) onGap?.();
  }
}
