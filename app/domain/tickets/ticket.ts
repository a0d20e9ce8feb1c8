export type TicketState = 'valid' | 'used' | 'void';

/** R-TICKET-3: a ticket of a cancelled or refunded order is void, whether it was used or not. */
export function getTicketState({
  usedAt,
  voidedAt,
}: {
  usedAt: Date | null;
  voidedAt: Date | null;
}): TicketState {
  if (voidedAt) return 'void';
  return usedAt ? 'used' : 'valid';
}
