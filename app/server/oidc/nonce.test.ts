import { describe, expect, test } from 'vitest';
import { createSignedCookies } from '../crypto/signed-cookie.server';
import { issueNonce, isValidNonce, NONCE_SECONDS } from './nonce.server';

const start = new Date('2026-05-04T10:00:00Z');
const options = (secret: string, seconds = 0) => ({
  secret,
  cookies: createSignedCookies(secret, true),
  clock: () => new Date(start.getTime() + seconds * 1000),
});
const createRequest = (cookie?: string) =>
  new Request('https://tessera.example/auth/organisation', cookie ? { headers: { Cookie: cookie } } : {});
const withoutAttributes = (cookie: string) => cookie.split(';')[0] ?? '';

describe('a nonce', () => {
  test('is valid for half an hour in the browser that it was issued to', () => {
    const { nonce, cookie } = issueNonce(createRequest(), options('secret'));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    const request = createRequest(withoutAttributes(cookie));
    expect(isValidNonce(nonce, request, options('secret'))).toBe(true);
    expect(isValidNonce(nonce, request, options('secret', NONCE_SECONDS))).toBe(true);
    expect(isValidNonce(nonce, request, options('secret', NONCE_SECONDS + 1))).toBe(false);
    expect(isValidNonce(nonce, request, options('secret', -60))).toBe(true);
    expect(isValidNonce(nonce, request, options('secret', -61))).toBe(false);
    expect(isValidNonce(nonce, createRequest(), options('secret'))).toBe(false);
    expect(isValidNonce(nonce, request, options('other secret'))).toBe(false);
  });

  test('is never repeated, and is not valid in another browser', () => {
    const first = issueNonce(createRequest(), options('secret'));
    const second = issueNonce(createRequest(withoutAttributes(first.cookie)), options('secret'));
    const other = issueNonce(createRequest(), options('secret'));
    expect(withoutAttributes(second.cookie)).toBe(withoutAttributes(first.cookie));
    expect(new Set([first.nonce, second.nonce, other.nonce]).size).toBe(3);
    const otherRequest = createRequest(withoutAttributes(other.cookie));
    expect(isValidNonce(first.nonce, otherRequest, options('secret'))).toBe(false);
  });

  test.each([undefined, null, 1, '', '.', 'a.b', {}])('%o is not valid', (value) => {
    const { cookie } = issueNonce(createRequest(), options('secret'));
    expect(isValidNonce(value, createRequest(withoutAttributes(cookie)), options('secret'))).toBe(false);
  });
});
