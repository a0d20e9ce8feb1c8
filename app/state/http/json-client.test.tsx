import { afterEach, describe, expect, test, vi } from 'vitest';
import { CSRF_COOKIE, CSRF_HEADER, readCsrfToken } from '~/domain/site/csrf';
import { writeCookie } from '../storage/write-cookie';
import { postJson } from './json-client';

afterEach(() => {
  vi.unstubAllGlobals();
  writeCookie(document, `${CSRF_COOKIE}=; Max-Age=0`);
});

function stubFetch(respond: () => Promise<Response>) {
  const calls: RequestInit[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    calls.push(init);
    return respond();
  });
  return calls;
}

describe('R-HTTP-1: the HTTP client', () => {
  test('sends and reads JSON, and sends the token of the cookie in the header', async () => {
    const calls = stubFetch(async () => Response.json({ yes: true }));
    expect(await postJson('/x', { a: 1 })).toEqual({ ok: true, status: 200, body: { yes: true } });
    await postJson('/x', {});
    const [first, second] = calls.map(({ headers }) => headers as Record<string, string>);
    expect(first?.['Content-Type']).toBe('application/json');
    expect(first?.[CSRF_HEADER]).toBe(readCsrfToken(document.cookie));
    expect(second?.[CSRF_HEADER]).toBe(first?.[CSRF_HEADER]);
    expect(calls[0]?.body).toBe('{"a":1}');
  });

  test('works on http, where browsers have no `crypto.randomUUID`', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const calls = stubFetch(async () => Response.json({ yes: true }));
    expect(await postJson('/x', {})).toEqual({ ok: true, status: 200, body: { yes: true } });
    expect(new Headers(calls[0]?.headers).get(CSRF_HEADER)).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('resolves for a response without JSON and for a network error', async () => {
    stubFetch(async () => new Response('<html>', { status: 502 }));
    expect(await postJson('/x', {})).toEqual({ ok: false, status: 502, body: undefined });
    stubFetch(() => Promise.reject(new TypeError('no network')));
    expect(await postJson('/x', {})).toEqual({ ok: false, status: 0, body: undefined });
  });
});

test('only a well-formed token is read', () => {
  expect(readCsrfToken(`a=b; ${CSRF_COOKIE}=0123456789012345678901; c=d`)).toBe('0123456789012345678901');
  for (const cookies of [
    '',
    `${CSRF_COOKIE}=`,
    `${CSRF_COOKIE}=short`,
    `x${CSRF_COOKIE}=0123456789012345678901`,
  ])
    expect(readCsrfToken(cookies)).toBeUndefined();
});
