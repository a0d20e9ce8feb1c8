/** Longest texts in characters; apart from the rules, which a page need not load to say them. */
export const PARTNER_LIMITS = { role: 80, city: 80, web: 200, gstin: 30 } as const;
