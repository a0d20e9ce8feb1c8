/** How better-auth stores passwords: scrypt, with the salt in the text. */
export { hashPassword, verifyPassword } from 'better-auth/crypto';
