/** A call that was asked for by a message that is likely spam: no slot is reserved, though its sender read that one is. */
export interface UnreservedCall {
  /**
   * Of the slot: `free`, `taken` by another call, `not-offered` any more, or `unknown` for a message whose slot was not
   * stored.
   */
  slot: 'free' | 'taken' | 'not-offered' | 'unknown';
  /** Absent when the slot is `unknown`. */
  requested?: { hostId: string; startsAt: Date };
}
