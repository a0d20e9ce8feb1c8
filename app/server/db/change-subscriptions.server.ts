import type { Database } from './database.server';

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
