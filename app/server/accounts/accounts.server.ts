import type { Database } from '../db/database.server';
import { SESSION_TOKEN } from './auth-cookies.server';
import { closeSession, openSession } from './browser-session.server';
import type { Accounts, AccountsOptions } from './contract.server';
import * as email from './own-email.server';
import * as organisations from './own-organisations.server';
import { changePassword, confirmPassword, hasPassword } from './own-password.server';
import { listSessions, revokeOtherSessions, revokeSession } from './own-sessions.server';
import * as twoFactor from './own-two-factor.server';
import { createAccountParts } from './parts.server';
import * as passkeys from './passkeys.server';
import { isResetOpen, requestPasswordReset, resetPassword } from './password-reset.server';
import { createPerson, personByEmail, personById } from './people.server';
import { readSession } from './read-session.server';
import { changeRole } from './roles.server';
import * as secondFactor from './second-factor.server';
import { signInWithPassword } from './sign-in.server';
import { recentSignIns } from './sign-in-records.server';
import { confirmSignUp, openSignUp, signUp } from './sign-up.server';
import { openEmailChangeStop, stopEmailChange } from './stop-email-change.server';

export function createAccounts(database: Database, options: AccountsOptions): Accounts {
  const parts = createAccountParts(database, options);
  const { clock, demo, cookies } = parts;
  return {
    async sessionOf(request, { byPerson } = { byPerson: true }) {
      const token = cookies.read(request, SESSION_TOKEN);
      return token === undefined ? null : readSession(database, { token, now: clock(), demo, byPerson });
    },
    openSession: (personId, how) => openSession(parts, personId, how),
    closeSession: (request) => closeSession(parts, request),
    listSessions: (actor) => listSessions(database, actor, clock(), demo),
    revokeSession: (actor, sessionId) => revokeSession(database, actor, sessionId),
    revokeOtherSessions: (actor) => revokeOtherSessions(database, actor),
    recentSignIns: (actor) => recentSignIns(database, actor),

    signInWithPassword: (credentials, asker) => signInWithPassword(parts, credentials, asker),
    awaitsCode: async (request) => (await secondFactor.awaitedPerson(parts, request)) !== undefined,
    signInWithCode: (code, asker) => secondFactor.signInWithCode(parts, code, asker),
    passkeySignInOptions: (request) => passkeys.passkeySignInOptions(parts, request),
    signInWithPasskey: (proof, asker) => passkeys.signInWithPasskey(parts, proof, asker),

    signUp: (account, asker) => signUp(parts, account, asker),
    openSignUp: (token, request) => openSignUp(parts, token, request),
    confirmSignUp: (given, asker) => confirmSignUp(parts, given, asker),
    requestPasswordReset: (address, asker) => requestPasswordReset(parts, address, asker),
    isResetOpen: (token) => isResetOpen(parts, token),
    resetPassword: (given) => resetPassword(parts, given),

    hasPassword: (actor) => hasPassword(parts, actor),
    confirmPassword: (actor, password) => confirmPassword(parts, actor, password),
    changePassword: (actor, given) => changePassword(parts, actor, given),
    requestEmailChange: (actor, given) => email.requestEmailChange(parts, actor, given),
    openEmailChange: (token) => email.openEmailChange(parts, token),
    confirmEmailChange: (token) => email.confirmEmailChange(parts, token),
    openEmailChangeStop: (token) => openEmailChangeStop(parts, token),
    stopEmailChange: (given) => stopEmailChange(parts, given),

    beginTwoFactor: (actor, given) => twoFactor.beginTwoFactor(parts, actor, given),
    pendingTwoFactor: (actor) => twoFactor.pendingTwoFactor(parts, actor),
    confirmTwoFactor: (actor, given) => twoFactor.confirmTwoFactor(parts, actor, given),
    endTwoFactor: (actor, given) => twoFactor.endTwoFactor(parts, actor, given),
    newRecoveryCodes: (actor, given) => twoFactor.newRecoveryCodes(parts, actor, given),
    recoveryCodesLeft: (actor) => twoFactor.recoveryCodesLeft(parts, actor),

    listPasskeys: (actor) => passkeys.listPasskeys(parts, actor),
    newPasskeyOptions: (actor, request) => passkeys.newPasskeyOptions(parts, actor, request),
    addPasskey: (actor, given) => passkeys.addPasskey(parts, actor, given),
    renamePasskey: (actor, given) => passkeys.renamePasskey(parts, actor, given),
    removePasskey: (actor, id) => passkeys.removePasskey(parts, actor, id),

    listOrganisations: (actor) => organisations.listOrganisations(parts, actor),
    connectOrganisation: (actor, account) => organisations.connectOrganisation(parts, actor, account),
    disconnectOrganisation: (actor, id) => organisations.disconnectOrganisation(parts, actor, id),

    changeRole: (actor, given) => changeRole(parts, actor, given),
    personById: (id) => personById(database, id, demo),
    personByEmail: (address) => personByEmail(database, address, demo),
    createPerson: (person) => createPerson(database, person),
  };
}
