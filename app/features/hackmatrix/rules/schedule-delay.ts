import { addMinutes } from './submission-board';

/** An entry of the schedule of one day. Each begins when the one before it ends. */
export interface DelayableEntry {
  id: string;
  name: string;
  place: string;
  minutes: number;
  /** What an entry may shrink to when the day runs late. Absent: it keeps its length. */
  minMinutes?: number;
}

export interface MovedEntry {
  entry: DelayableEntry;
  plannedStart: string;
  start: string;
  end: string;
  /** Minutes that this entry gave up. */
  shortenedBy: number;
  /** Minutes that it begins later than planned. */
  movedBy: number;
}

/** R-TOUR-2: lets one entry run longer. The entries after it give up minutes, in their order, until the day is on time again. */
export function delaySchedule(
  entries: readonly DelayableEntry[],
  { startsAt, longEntryId, longerBy }: { startsAt: string; longEntryId: string; longerBy: number },
): MovedEntry[] {
  let planned = 0;
  let behind = 0;
  return entries.map((entry) => {
    const movedBy = behind;
    const shortenedBy = Math.min(behind, entry.minutes - (entry.minMinutes ?? entry.minutes));
    const extra = entry.id === longEntryId ? longerBy : 0;
    const start = planned + movedBy;
    const moved = {
      entry,
      plannedStart: addMinutes(startsAt, planned),
      start: addMinutes(startsAt, start),
      end: addMinutes(startsAt, start + entry.minutes - shortenedBy + extra),
      shortenedBy,
      movedBy,
    };
    planned += entry.minutes;
    behind += extra - shortenedBy;
    return moved;
  });
}
