import type { Database } from '../db/database.server';
import { SESSION_TOKEN } from './better-auth/auth-cookies.server';
import { changePassword, hasPassword, reauthenticate } from './credentials/change-password.server';
import * as email from './credentials/email-change.server';
import * as organisations from './credentials/organisations.server';
import * as passkeys from './credentials/passkeys.server';
import {
  isPasswordResetValid,
  requestPasswordReset,
  resetPassword,
} from './credentials/password-reset.server';
import { openEmailChangeStop, stopEmailChange } from './credentials/stop-email-change.server';
import * as twoFactor from './credentials/two-factor-setup.server';
import { createAccountDeps } from './deps.server';
import { closeSession, openSession } from './sessions/browser-session.server';
import { listSessions, revokeOtherSessions, revokeSession } from './sessions/manage-sessions.server';
import { readSession } from './sessions/read-session.server';
import { signInWithPassword } from './sign-in/password-sign-in.server';
import { listSignIns } from './sign-in/sign-in-records.server';
import * as secondFactor from './sign-in/two-factor-sign-in.server';
import { confirmSignUp, getPendingSignUp, signUp } from './sign-up/sign-up.server';
import type { Accounts, AccountsOptions } from './types.server';
import { changeRole } from './users/roles.server';
import { createUser, getUserByEmail, getUserById } from './users/users.server';

export function createAccounts(database: Database, options: AccountsOptions): Accounts {
  const parts = createAccountDeps(database, options);
  const { clock, demo, cookies } = parts;
  return {
    async getSession(request, { byPerson } = { byPerson: true }) {
      const token = cookies.read(request, SESSION_TOKEN);
      return token === undefined ? null : readSession(database, { token, now: clock(), demo, byPerson });
    },
    openSession: (userId, how) => openSession(parts, userId, how),
    closeSession: (request) => closeSession(parts, request),
    listSessions: (actor) => listSessions(database, actor, clock(), demo),
    revokeSession: (actor, sessionId) => revokeSession(database, actor, sessionId),
    revokeOtherSessions: (actor) => revokeOtherSessions(database, actor),
    listSignIns: (actor) => listSignIns(database, actor),

    signInWithPassword: (credentials, asker) => signInWithPassword(parts, credentials, asker),
    isTwoFactorPending: async (request) =>
      (await secondFactor.readPendingTwoFactor(parts, request)) !== undefined,
    signInWithCode: (code, asker) => secondFactor.signInWithCode(parts, code, asker),
    createPasskeySignInOptions: (request) => passkeys.createPasskeySignInOptions(parts, request),
    signInWithPasskey: (proof, asker) => passkeys.signInWithPasskey(parts, proof, asker),

    signUp: (account, asker) => signUp(parts, account, asker),
    getPendingSignUp: (token, request) => getPendingSignUp(parts, token, request),
    confirmSignUp: (given, asker) => confirmSignUp(parts, given, asker),
    requestPasswordReset: (address, asker) => requestPasswordReset(parts, address, asker),
    isPasswordResetValid: (token) => isPasswordResetValid(parts, token),
    resetPassword: (given) => resetPassword(parts, given),

    hasPassword: (actor) => hasPassword(parts, actor),
    reauthenticate: (actor, password) => reauthenticate(parts, actor, password),
    changePassword: (actor, given) => changePassword(parts, actor, given),
    requestEmailChange: (actor, given) => email.requestEmailChange(parts, actor, given),
    getEmailChange: (token) => email.getEmailChange(parts, token),
    confirmEmailChange: (token) => email.confirmEmailChange(parts, token),
    openEmailChangeStop: (token) => openEmailChangeStop(parts, token),
    stopEmailChange: (given) => stopEmailChange(parts, given),

    startTwoFactorSetup: (actor, given) => twoFactor.startTwoFactorSetup(parts, actor, given),
    getTwoFactorSetup: (actor) => twoFactor.getTwoFactorSetup(parts, actor),
    enableTwoFactor: (actor, given) => twoFactor.enableTwoFactor(parts, actor, given),
    disableTwoFactor: (actor, given) => twoFactor.disableTwoFactor(parts, actor, given),
    createRecoveryCodes: (actor, given) => twoFactor.createRecoveryCodes(parts, actor, given),
    countRecoveryCodes: (actor) => twoFactor.countRecoveryCodes(parts, actor),

    listPasskeys: (actor) => passkeys.listPasskeys(parts, actor),
    createPasskeyOptions: (actor, request) => passkeys.createPasskeyOptions(parts, actor, request),
    addPasskey: (actor, given) => passkeys.addPasskey(parts, actor, given),
    renamePasskey: (actor, given) => passkeys.renamePasskey(parts, actor, given),
    removePasskey: (actor, id) => passkeys.removePasskey(parts, actor, id),

    listOrganisations: (actor) => organisations.listOrganisations(parts, actor),
    connectOrganisation: (actor, account) => organisations.connectOrganisation(parts, actor, account),
    disconnectOrganisation: (actor, id) => organisations.disconnectOrganisation(parts, actor, id),

    changeRole: (actor, given) => changeRole(parts, actor, given),
    getUserById: (id) => getUserById(database, id, demo),
    getUserByEmail: (address) => getUserByEmail(database, address, demo),
    createUser: (user) => createUser(database, user),
  };
}
