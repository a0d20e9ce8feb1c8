import { describe, expect, test } from 'vitest';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import { isJson, readCallJson } from './read-json.server';

const token = '0123456789012345678901';
const own = { Cookie: `${CSRF_COOKIE}=${token}`, [CSRF_HEADER]: token };

const read = (headers: Record<string, string>, body = '{"a":1}') =>
  readCallJson(new Request('http://localhost/login', { method: 'POST', headers, body })).catch(
    (thrown: Response) => thrown.status,
  );

describe('the body of a JSON request', () => {
  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    ' application/json ;x',
  ])('%j is JSON', async (type) => {
    expect(isJson(type)).toBe(true);
    expect(await read({ 'Content-Type': type, ...own })).toEqual({ a: 1 });
    expect(await read({ 'Content-Type': type })).toBe(403);
    expect(await read({ 'Content-Type': type, ...own, [CSRF_HEADER]: `${token}x` })).toBe(403);
    expect(await read({ 'Content-Type': type, [CSRF_HEADER]: token })).toBe(403);
  });

  test.each([
    'text/plain',
    'text/plain; application/json',
    'application/jsonx',
    'application/json, text/plain',
    '',
  ])('%j is not', async (type) => {
    expect(isJson(type)).toBe(false);
    expect(await read({ 'Content-Type': type, ...own })).toBe(415);
  });

  test('is undefined when it is invalid', async () => {
    expect(await read({ 'Content-Type': 'application/json', ...own }, '{')).toBeUndefined();
  });

  test('of another JSON media type needs the token and is not read', async () => {
    expect(isJson('application/problem+JSON')).toBe(true);
    expect(await read({ 'Content-Type': 'application/problem+json', ...own })).toBe(415);
  });
});
