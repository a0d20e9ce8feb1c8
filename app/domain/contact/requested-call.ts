/** A call that was asked for by a message that is spam, or looked like it: no slot is reserved. */
export interface UnreservedCall {
  /**
   * Of the slot: `free`, `taken` by another call, `not-offered` any more, or `unknown` for a message whose slot was not
   * stored.
   */
  slot: 'free' | 'taken' | 'not-offered' | 'unknown';
  /** Absent when the slot is `unknown`. */
  requested?: { hostId: string; startsAt: Date };
  /** The call was booked, and its slot was released when staff marked the message as spam (R-CALL-8). */
  isReleased?: boolean;
}
