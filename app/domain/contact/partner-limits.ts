/** Maximum lengths in characters. A file of its own, so that pages use them without loading zod. */
export const PARTNER_LIMITS = { role: 80, city: 80, web: 200, gstin: 30 } as const;
