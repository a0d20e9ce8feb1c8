/** In characters. Length is required, a mixture of character types is not (NIST SP 800-63B §3.1.1). */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;
