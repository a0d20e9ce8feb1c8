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
  test('it comes first and once; the other accounts stay in their order', () => {
    fc.assert(
      fc.property(accounts, account, (signedIn, returned) => {
        const after = setActiveAccount(signedIn, returned);
        expect(after[0]).toBe(returned);
        expect(after.slice(1)).toEqual(
          signedIn.filter(({ localAccountId }) => localAccountId !== returned.localAccountId),
        );
      }),
    );
  });

  test('the session user is rebuilt from the account that has just signed in', () => {
    fc.assert(
      fc.property(accounts, account, fc.option(account, { nil: undefined }), (signedIn, returned, stored) => {
        const before = stored && toSessionUser(stored);
        const user = rebuildSessionUser(setActiveAccount(signedIn, returned), before) ?? before;
        expect(user?.email).toBe(returned.username);
      }),
    );
  });
});

describe('accounts stored in the browser', () => {
  test('stored accounts parse to the same accounts', () => {
    fc.assert(
      fc.property(accounts, (stored) => {
        expect(parseOidcAccounts(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
      }),
    );
  });

  test('any stored JSON can be parsed without an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        for (const { username, localAccountId } of parseOidcAccounts(stored)) {
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
    const isSignedOut = await signOutOfProvider({
      logOutInPopup: async () => step('logOutInPopup')(),
      deleteSession: async () => step('deleteSession')(),
      clearUser: step('clearUser'),
      goToSignIn: step('goToSignIn'),
      log: (message) => done.push(message),
    });
    return { isSignedOut, done };
  }

  test('logs out in a popup, deletes the session, clears the user, opens the sign-in page, in this order', async () => {
    expect(await run()).toEqual({
      isSignedOut: true,
      done: ['logOutInPopup', 'deleteSession', 'clearUser', 'goToSignIn'],
    });
  });

  test('R-SESSION-6: when the popup logout fails, the session stays and the failure is logged', async () => {
    expect(SIGN_OUT_FAILED_MESSAGE).toBe('Logout failed');
    expect(await run('logOutInPopup')).toEqual({
      isSignedOut: false,
      done: ['logOutInPopup', 'Logout failed'],
    });
  });

  test('R-SESSION-6: when the session cannot be deleted, the user stays and the failure is logged', async () => {
    expect(await run('deleteSession')).toEqual({
      isSignedOut: false,
      done: ['logOutInPopup', 'deleteSession', 'Logout failed'],
    });
  });
});
