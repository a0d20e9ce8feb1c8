import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rebuildSessionUser, toSessionUser } from './display-cookie';
import {
  parseOidcAccounts,
  SIGN_OUT_FAILED_MESSAGE,
  type SignOutSteps,
  setActiveAccount,
  signOutOfProvider,
} from './oidc-session';

const text = fc.string({ minLength: 1, maxLength: 40 });
const account = fc.record({ username: text, name: text, localAccountId: text });
const accounts = fc.uniqueArray(account, { selector: ({ localAccountId }) => localAccountId, maxLength: 5 });

describe('R-SESSION-4: the returned account becomes the active one', () => {
  test('it is the first, once, and nobody else is lost or changes order', () => {
    fc.assert(
      fc.property(accounts, account, (known, returned) => {
        const after = setActiveAccount(known, returned);
        expect(after[0]).toBe(returned);
        expect(after.slice(1)).toEqual(
          known.filter(({ localAccountId }) => localAccountId !== returned.localAccountId),
        );
      }),
    );
  });

  test('so that the stored user, rebuilt from the first account, is the one who has just signed in', () => {
    fc.assert(
      fc.property(accounts, account, fc.option(account, { nil: undefined }), (known, returned, stored) => {
        const before = stored && toSessionUser(stored);
        const user = rebuildSessionUser(setActiveAccount(known, returned), before) ?? before;
        expect(user?.email).toBe(returned.username);
      }),
    );
  });
});

describe('accounts kept by the browser', () => {
  test('what was kept can be read again', () => {
    fc.assert(
      fc.property(accounts, (kept) => {
        expect(parseOidcAccounts(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
      }),
    );
  });

  test('nothing that was kept makes it throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        for (const { username, localAccountId } of parseOidcAccounts(kept)) {
          expect(username.length * localAccountId.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('R-SESSION-5', () => {
  type Step = keyof SignOutSteps;

  async function run(failing?: Step) {
    const done: string[] = [];
    const step = (name: Step) => () => {
      done.push(name);
      if (name === failing) throw new Error('no');
    };
    const signedOut = await signOutOfProvider({
      logOutInPopup: async () => step('logOutInPopup')(),
      deleteSession: async () => step('deleteSession')(),
      clearUser: step('clearUser'),
      goToSignIn: step('goToSignIn'),
      log: (words) => done.push(words),
    });
    return { signedOut, done };
  }

  test('popup logout, delete the session, clear the user, go to the sign-in page, in this order', async () => {
    expect(await run()).toEqual({
      signedOut: true,
      done: ['logOutInPopup', 'deleteSession', 'clearUser', 'goToSignIn'],
    });
  });

  test('a logout that fails keeps the session and is logged', async () => {
    expect(SIGN_OUT_FAILED_MESSAGE).toBe('Logout failed');
    expect(await run('logOutInPopup')).toEqual({
      signedOut: false,
      done: ['logOutInPopup', 'Logout failed'],
    });
  });

  test('so does a session that cannot be ended', async () => {
    expect(await run('deleteSession')).toEqual({
      signedOut: false,
      done: ['logOutInPopup', 'deleteSession', 'Logout failed'],
    });
  });
});
