/** In characters: the maximum of SMTP (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
