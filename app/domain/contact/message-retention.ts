/** How long a message stays after the last one of its thread. The privacy notice names the same number. */
export const MESSAGE_RETENTION_YEARS = 2;

/** R-INBOX-14: a message whose thread ended before this moment is erased. */
export function getErasureLimit(now: Date): Date {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - MESSAGE_RETENTION_YEARS);
  return limit;
}
