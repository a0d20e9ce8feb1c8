/** Where the count of a view ends: counting all rows of a long list takes longer with each row. */
export const MAX_VIEW_COUNT = 1000;

/** "42", and "1000+" for more. */
export const formatViewCount = (count: number): string =>
  count >= MAX_VIEW_COUNT ? `${MAX_VIEW_COUNT}+` : String(count);

/** What waits for staff in an area of the back office. */
export interface WaitingEntries {
  count: number;
  /** When the oldest one came. Absent when nothing waits. */
  oldest?: Date;
  /** How many are overdue. */
  overdue?: number;
}
