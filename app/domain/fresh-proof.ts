const MINUTE = 60;

/**
 * How old, in seconds, the last proof of who somebody is may be, for what would give a borrowed browser the account for
 * good: `passkey` for adding one, `key` for another address or another organisation.
 */
export const PROOF_LASTS = { passkey: 24 * 60 * MINUTE, key: 15 * MINUTE } as const;

export function isFreshProof(provenAt: Date, now: Date, forWhat: keyof typeof PROOF_LASTS): boolean {
  return now.getTime() - provenAt.getTime() <= PROOF_LASTS[forWhat] * 1000;
}
