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
  test('authenticated means the session cookie exists', () => {
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

  test('another stored e-mail address: the record is rebuilt from the first account', () => {
    expect(rebuildSessionUser([account], { ...user, email: 'old@tessera.example', name: 'Old' })).toEqual(
      user,
    );
  });

  test('the same e-mail address: the stored record stays', () => {
    expect(rebuildSessionUser([account], { ...user, name: 'Chosen name' })).toBeUndefined();
  });

  test('no signed-in account: nothing is rebuilt', () => {
    expect(rebuildSessionUser([], undefined)).toBeUndefined();
    expect(rebuildSessionUser([], user)).toBeUndefined();
  });

  test('an account without a name is called by its username', () => {
    const { name: _name, ...nameless } = account;
    expect(rebuildSessionUser([nameless], undefined)?.name).toBe(account.username);
  });
});

describe('R-SESSION-1', () => {
  test('what is written can be read, whatever the name', () => {
    const anyText = fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.record({ email: anyText, name: anyText, id: anyText }), (anyone) => {
        const cookie = serialiseDisplayCookie(anyone);
        expect(cookie).not.toMatch(/[;,\s]/);
        expect(parseDisplayCookie(`a=b; ${cookie}`)).toEqual(anyone);
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
