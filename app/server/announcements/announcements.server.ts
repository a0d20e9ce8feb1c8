import { gt } from 'drizzle-orm';
import { type Announcement, selectAnnouncement } from '~/domain/announcements/announcement';
import type { Database } from '../db/database.server';
import { announcements } from '../db/schema/announcements.server';
import { toAnnouncement } from './announcement-row.server';

/** The channel on which the database announces that announcements changed. */
export const ANNOUNCEMENTS_CHANNEL = 'announcements';

interface Options {
  clock: () => Date;
  reportError: (error: unknown) => void;
}

/**
 * R-ANNOUNCEMENT-1: the announcements that are not over, in the memory of a process, because every page asks for them. Their times
 * are compared at each request, so that one begins and ends without a job.
 */
export function createAnnouncements({ db }: Database, { clock, reportError }: Options) {
  let current: readonly Announcement[] = [];
  let refreshed = Promise.resolve();

  async function read(): Promise<void> {
    const rows = await db.select().from(announcements).where(gt(announcements.endsAt, clock()));
    current = rows.map(toAnnouncement);
  }

  return {
    /** Reads them again. One read runs after another, so that an older result never replaces a newer one. */
    refresh(): Promise<void> {
      refreshed = refreshed.then(read).catch(reportError);
      return refreshed;
    },
    /** The announcement that the page of a path shows now. */
    findAnnouncement: (path: string): Announcement | undefined => selectAnnouncement(current, path, clock()),
  };
}

export type Announcements = ReturnType<typeof createAnnouncements>;
