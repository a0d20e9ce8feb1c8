/** Longest texts of a gift card in characters, for `maxlength` in forms. */
export const GIFT_LIMITS = { name: 100, message: 300 } as const;
