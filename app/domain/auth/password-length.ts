/** In characters. Long is what makes a password hard to guess; nothing else is demanded of it (NIST SP 800-63B §3.1.1). */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;
