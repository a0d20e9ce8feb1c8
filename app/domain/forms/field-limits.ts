/** In characters: what an address can have at most on its way through mail servers (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;
