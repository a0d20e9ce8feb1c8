/** What waits for staff in an area of the back office. */
export interface WaitingEntries {
  count: number;
  /** When the oldest one came. Absent when nothing waits. */
  oldest?: Date;
}
