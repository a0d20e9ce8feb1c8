const MINUTE = 60;

/**
 * How old, in seconds, the last proof of who somebody is may be, for what would give a borrowed browser the account for
 * good, or hand it over, or end it: `passkey` for adding one, `key` for another address or organisation, the copy of
 * everything, and leaving.
 */
export const PROOF_LASTS = { passkey: 24 * 60 * MINUTE, key: 15 * MINUTE } as const;

export function isFreshProof(provenAt: Date, now: Date, forWhat: keyof typeof PROOF_LASTS): boolean {
  return now.getTime() - provenAt.getTime() <= PROOF_LASTS[forWhat] * 1000;
}
