import { describe, expect, test } from 'vitest';
import { createSignedCookies } from '../crypto/signed-cookie.server';
import { issueNonce, isValidNonce, NONCE_SECONDS } from './nonce.server';

const start = new Date('2026-05-04T10:00:00Z');
const options = (secret: string, seconds = 0) => ({
  secret,
  cookies: createSignedCookies(secret, true),
  clock: () => new Date(start.getTime() + seconds * 1000),
});
const asks = (cookie?: string) =>
  new Request('https://tessera.example/auth/organisation', cookie ? { headers: { Cookie: cookie } } : {});
const kept = (cookie: string) => cookie.split(';')[0] ?? '';

describe('a nonce', () => {
  test('is good for the browser it was made for, for half an hour', () => {
    const { nonce, cookie } = issueNonce(asks(), options('secret'));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(isValidNonce(nonce, asks(kept(cookie)), options('secret'))).toBe(true);
    expect(isValidNonce(nonce, asks(kept(cookie)), options('secret', NONCE_SECONDS))).toBe(true);
    expect(isValidNonce(nonce, asks(kept(cookie)), options('secret', NONCE_SECONDS + 1))).toBe(false);
    expect(isValidNonce(nonce, asks(kept(cookie)), options('secret', -1))).toBe(false);
    expect(isValidNonce(nonce, asks(), options('secret'))).toBe(false);
    expect(isValidNonce(nonce, asks(kept(cookie)), options('other secret'))).toBe(false);
  });

  test('is never the same, and means nothing in another browser', () => {
    const mine = issueNonce(asks(), options('secret'));
    const again = issueNonce(asks(kept(mine.cookie)), options('secret'));
    const other = issueNonce(asks(), options('secret'));
    expect(kept(again.cookie)).toBe(kept(mine.cookie));
    expect(new Set([mine.nonce, again.nonce, other.nonce]).size).toBe(3);
    expect(isValidNonce(mine.nonce, asks(kept(other.cookie)), options('secret'))).toBe(false);
  });

  test.each([undefined, null, 1, '', '.', 'a.b', {}])('%o is none', (value) => {
    const { cookie } = issueNonce(asks(), options('secret'));
    expect(isValidNonce(value, asks(kept(cookie)), options('secret'))).toBe(false);
  });
});
