import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isAuthenticated,
  parseDisplayCookie,
  rebuildSessionUser,
  serialiseDisplayCookie,
} from './display-cookie';

const user = { email: 'asha@tessera.example', name: 'Asha Rao', id: 'a-1' };
const account = { username: 'asha@tessera.example', name: 'Asha Rao', localAccountId: 'a-1' };

describe('R-SESSION-3', () => {
  test('authenticated means that the display cookie exists', () => {
    expect(isAuthenticated(`theme=dark; ${serialiseDisplayCookie(user)}; other=1`)).toBe(true);
    expect(isAuthenticated('tessera.auth=unreadable')).toBe(true);
    expect(isAuthenticated('tessera.auth=')).toBe(false);
    expect(isAuthenticated('xtessera.auth=1; tessera.authority=2')).toBe(false);
    expect(isAuthenticated('')).toBe(false);
  });

  test('no stored user: the record is built from the first account', () => {
    expect(
      rebuildSessionUser([account, { ...account, username: 'second@tessera.example' }], undefined),
    ).toEqual(user);
  });

  test('another stored email: the record is rebuilt from the first account', () => {
    expect(rebuildSessionUser([account], { ...user, email: 'old@tessera.example', name: 'Old' })).toEqual(
      user,
    );
  });

  test('the same email: the stored record stays', () => {
    expect(rebuildSessionUser([account], { ...user, name: 'Chosen name' })).toBeUndefined();
  });

  test('no signed-in account: nothing is rebuilt', () => {
    expect(rebuildSessionUser([], undefined)).toBeUndefined();
    expect(rebuildSessionUser([], user)).toBeUndefined();
  });

  test('an account without a name gets its username as name', () => {
    const { name: _name, ...nameless } = account;
    expect(rebuildSessionUser([nameless], undefined)?.name).toBe(account.username);
  });
});

describe('R-SESSION-1', () => {
  test('a serialised cookie parses to the same user, for any text', () => {
    const anyText = fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.record({ email: anyText, name: anyText, id: anyText }), (anyUser) => {
        const cookie = serialiseDisplayCookie(anyUser);
        expect(cookie).not.toMatch(/[;,\s]/);
        expect(parseDisplayCookie(`a=b; ${cookie}`)).toEqual(anyUser);
      }),
    );
  });

  test.each([
    '',
    'tessera.auth=%E0%A4%A',
    'tessera.auth={',
    'tessera.auth=null',
    'tessera.auth={"email":"a"}',
  ])('%j holds no user', (cookies) => {
    expect(parseDisplayCookie(cookies)).toBeUndefined();
  });
});
