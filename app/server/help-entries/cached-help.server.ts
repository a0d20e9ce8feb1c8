import type { HelpContent } from '~/content/help/merge-help';
import type { Database } from '../db/database.server';
import { readHelp } from './help-content.server';

/**
 * R-HELP-2: the help in the memory of a process, because many pages ask for it. It is read again after `refresh`. What reads it at
 * that moment does not become the stored one.
 */
export function createHelp({ db }: Pick<Database, 'db'>) {
  let stored: Promise<HelpContent> | undefined;
  return {
    read(): Promise<HelpContent> {
      if (stored) return stored;
      const reading = readHelp(db);
      stored = reading;
      reading.catch(() => {
        if (stored === reading) stored = undefined;
      });
      return reading;
    },
    refresh(): void {
      stored = undefined;
    },
  };
}

export type Help = ReturnType<typeof createHelp>;

/** Derives a value from the help once, until the help changes. */
export function cachePerHelp<Value>(derive: (help: HelpContent) => Value): (help: HelpContent) => Value {
  const values = new WeakMap<HelpContent, { value: Value }>();
  return (help) => {
    const stored = values.get(help) ?? { value: derive(help) };
    values.set(help, stored);
    return stored.value;
  };
}
