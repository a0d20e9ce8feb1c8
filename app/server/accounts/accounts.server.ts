import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { changePassword, hasPassword, reauthenticate } from './credentials/change-password.server';
import { confirmEmailChange, getEmailChange, requestEmailChange } from './credentials/email-change.server';
import {
  connectOrganisation,
  disconnectOrganisation,
  listOrganisations,
} from './credentials/organisations.server';
import {
  addPasskey,
  createPasskeyOptions,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './credentials/passkeys.server';
import {
  isPasswordResetValid,
  requestPasswordReset,
  resetPassword,
} from './credentials/password-reset.server';
import { openEmailChangeStop, stopEmailChange } from './credentials/stop-email-change.server';
import {
  countRecoveryCodes,
  createRecoveryCodes,
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactorSetup,
  startTwoFactorSetup,
} from './credentials/two-factor-setup.server';
import { type AccountsOptions, createAccountDeps } from './deps.server';
import { closeSession, openSession } from './sessions/browser-session.server';
import {
  getSession,
  listSessions,
  revokeOtherSessions,
  revokeSession,
} from './sessions/manage-sessions.server';
import { createPasskeySignInOptions, signInWithPasskey } from './sign-in/passkey-sign-in.server';
import { signInWithPassword } from './sign-in/password-sign-in.server';
import { listSignIns } from './sign-in/sign-in-records.server';
import { isTwoFactorPending, signInWithCode } from './sign-in/two-factor-sign-in.server';
import { confirmSignUp, getPendingSignUp } from './sign-up/confirm-sign-up.server';
import { signUp } from './sign-up/sign-up.server';
import { inviteStaff, withdrawInvitation } from './users/invite-staff.server';
import { lockAccount, unlockAccount } from './users/lock-account.server';
import { endSessions, findPerson, getPerson, listPeople } from './users/people.server';
import { changeRole } from './users/roles.server';
import { createUser, getUserByEmail, getUserById } from './users/users.server';
import { endView, findView, getConsentOf, listConsents, startView } from './views/account-views.server';
import { allowViews, getViewConsent, withdrawViews } from './views/view-consent.server';
import { declineView, getViewRequestTo, requestView } from './views/view-requests.server';

/** Functions that take `actor` act for that user alone; with `request` they use the session of the request. */
export const createAccounts = (database: Database, options: AccountsOptions) =>
  bindDeps(createAccountDeps(database, options), {
    getSession,
    openSession,
    closeSession,
    listSessions,
    revokeSession,
    revokeOtherSessions,
    signInWithPassword,
    isTwoFactorPending,
    signInWithCode,
    listSignIns,
    createPasskeySignInOptions,
    signInWithPasskey,
    signUp,
    getPendingSignUp,
    confirmSignUp,
    requestPasswordReset,
    isPasswordResetValid,
    resetPassword,
    hasPassword,
    reauthenticate,
    changePassword,
    requestEmailChange,
    getEmailChange,
    confirmEmailChange,
    openEmailChangeStop,
    stopEmailChange,
    startTwoFactorSetup,
    getTwoFactorSetup,
    enableTwoFactor,
    disableTwoFactor,
    createRecoveryCodes,
    countRecoveryCodes,
    listPasskeys,
    createPasskeyOptions,
    addPasskey,
    renamePasskey,
    removePasskey,
    listOrganisations,
    connectOrganisation,
    disconnectOrganisation,
    listPeople,
    getPerson,
    findPerson,
    lockAccount,
    unlockAccount,
    endSessions,
    inviteStaff,
    withdrawInvitation,
    getViewConsent,
    allowViews,
    withdrawViews,
    requestView,
    getViewRequestTo,
    declineView,
    listConsents,
    getConsentOf,
    startView,
    endView,
    findView,
    changeRole,
    getUserById,
    getUserByEmail,
    createUser,
  });

export type Accounts = ReturnType<typeof createAccounts>;
