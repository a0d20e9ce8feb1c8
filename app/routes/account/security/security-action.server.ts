import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { z } from 'zod';
import {
  changeEmailSchema,
  changePasswordSchema,
  confirmPasswordSchema,
  passkeyNameSchema,
} from '~/domain/auth/security-schemas';
import type { SignedIn } from '~/domain/auth/session';
import { TOO_MANY_PASSWORD_ATTEMPTS_MESSAGE } from '~/features/auth/too-many-attempts';
import { paths } from '~/paths';
import { EMAIL_WITHHELD } from '~/sections/forms/email-withheld-alert';
import type { Accounts } from '~/server/accounts/accounts.server';
import type { ClientInfo } from '~/server/accounts/types.server';
import { readFieldText } from '~/server/http/body/read-body.server';

/** A form that was not accepted. */
export interface RejectedSecurityForm {
  intent: string;
  /** Id of the passkey or organisation that the form is about. */
  id: string;
  result: SubmissionResult<string[]>;
}

interface SubmittedForm {
  accounts: Accounts;
  actor: SignedIn;
  form: FormData;
  client: ClientInfo;
}

const WRONG_PASSWORD = 'The password is incorrect.';
const TOO_MANY_EMAILS = 'We send at most three emails an hour. Please wait before you request another.';
const SIGN_IN_FIRST = 'Your last sign-in is too long ago. Please sign in again.';
const LAST_CREDENTIAL = 'This is your only way to sign in. Set a password or add another one first.';

/** Redirects to the page, which then shows what was done. */
const redirectToPage = (completedAction: string) => redirect(paths.account.security(completedAction), 303);

interface RepliableSubmission {
  reply(options: {
    hideFields: string[];
    fieldErrors: Record<string, string[]> | undefined;
    formErrors: string[] | undefined;
  }): SubmissionResult<string[]>;
}

/** Returns a function that rejects the form: it answers with the form's intent, its id and Conform's result. */
function createRejection({ form }: SubmittedForm, submission: RepliableSubmission) {
  const [intent = '', id = ''] = ['intent', 'id'].map((name) => readFieldText(form, name));
  return (status: number, fieldErrors?: Record<string, string[]>, formErrors?: string[]) => {
    const result = submission.reply({ hideFields: ['current', 'password'], fieldErrors, formErrors });
    const rejectedForm: RejectedSecurityForm = { intent, id, result };
    return data(rejectedForm, { status });
  };
}

async function changePassword(submitted: SubmittedForm) {
  const submission = parseWithZod(submitted.form, { schema: changePasswordSchema });
  const reject = createRejection(submitted, submission);
  if (submission.status !== 'success') return reject(400);
  const { current, password } = submission.value;
  const result = await submitted.accounts.changePassword(submitted.actor, { current, next: password });
  switch (result.kind) {
    case 'changed':
      return redirectToPage('password');
    case 'weak':
      return reject(400, { password: [result.issue] });
    case 'wrong':
      return reject(400, { current: [WRONG_PASSWORD] });
    case 'wait':
      return reject(429, { current: [TOO_MANY_PASSWORD_ATTEMPTS_MESSAGE] });
  }
}

/** For forms without fields that can be invalid. */
const rejectForm = (submitted: SubmittedForm, status: number, message: string) =>
  createRejection(submitted, parseWithZod(submitted.form, { schema: z.object({}) }))(status, undefined, [
    message,
  ]);

/** For an account without a password: the link in the email proves that the email belongs to the user. */
async function sendPasswordLink(submitted: SubmittedForm) {
  const { accounts, actor, client } = submitted;
  const result = await accounts.requestPasswordReset(actor.user.email, client);
  return result.kind === 'accepted'
    ? redirectToPage('link-sent')
    : rejectForm(submitted, 429, TOO_MANY_EMAILS);
}

async function changeEmail(submitted: SubmittedForm) {
  const submission = parseWithZod(submitted.form, { schema: changeEmailSchema });
  const reject = createRejection(submitted, submission);
  if (submission.status !== 'success') return reject(400);
  const { email, current = '' } = submission.value;
  const { kind } = await submitted.accounts.requestEmailChange(submitted.actor, { email, password: current });
  switch (kind) {
    case 'accepted':
      return redirectToPage('email-sent');
    case 'same':
      return reject(400, { email: ['This is already your address.'] });
    case 'wrong':
      return reject(400, { current: [current ? WRONG_PASSWORD : 'Please enter your password.'] });
    case 'stale':
      return reject(403, undefined, [SIGN_IN_FIRST]);
    case 'wait':
      return reject(429, undefined, [TOO_MANY_EMAILS]);
    case 'withheld':
      return reject(429, { email: [EMAIL_WITHHELD] });
  }
}

async function confirmPassword(submitted: SubmittedForm) {
  const submission = parseWithZod(submitted.form, { schema: confirmPasswordSchema });
  const reject = createRejection(submitted, submission);
  if (submission.status !== 'success') return reject(400);
  const result = await submitted.accounts.reauthenticate(submitted.actor, submission.value.current);
  if (result === 'right') return redirectToPage('confirmed');
  return result === 'wrong'
    ? reject(400, { current: [WRONG_PASSWORD] })
    : reject(429, { current: [TOO_MANY_PASSWORD_ATTEMPTS_MESSAGE] });
}

const getId = ({ form }: SubmittedForm) => readFieldText(form, 'id');
async function renamePasskey(submitted: SubmittedForm) {
  const submission = parseWithZod(submitted.form, { schema: passkeyNameSchema });
  if (submission.status !== 'success') return createRejection(submitted, submission)(400);
  const isRenamed = await submitted.accounts.renamePasskey(submitted.actor, {
    id: getId(submitted),
    ...submission.value,
  });
  if (!isRenamed) throw data(null, { status: 404 });
  return redirectToPage('passkey-renamed');
}

async function removePasskey(submitted: SubmittedForm) {
  const result = await submitted.accounts.removePasskey(submitted.actor, getId(submitted));
  if (result === 'unknown') throw data(null, { status: 404 });
  if (result === 'removed') return redirectToPage('passkey-removed');
  if (result === 'stale') return rejectForm(submitted, 403, SIGN_IN_FIRST);
  return rejectForm(submitted, 409, LAST_CREDENTIAL);
}

async function disconnectOrganisation(submitted: SubmittedForm) {
  const result = await submitted.accounts.disconnectOrganisation(submitted.actor, getId(submitted));
  if (result === 'unknown') throw data(null, { status: 404 });
  if (result === 'removed') return redirectToPage('disconnected');
  if (result === 'stale') return rejectForm(submitted, 403, SIGN_IN_FIRST);
  return rejectForm(submitted, 409, LAST_CREDENTIAL);
}

async function endSession(submitted: SubmittedForm) {
  if (!(await submitted.accounts.revokeSession(submitted.actor, getId(submitted))))
    throw data(null, { status: 404 });
  return redirectToPage('session');
}

async function endOtherSessions({ accounts, actor }: SubmittedForm) {
  await accounts.revokeOtherSessions(actor);
  return redirectToPage('sessions');
}

async function allowViews({ accounts, actor }: SubmittedForm) {
  if ((await accounts.allowViews(actor)) === 'staff') throw data(null, { status: 403 });
  return redirectToPage('views-allowed');
}

async function declineView({ accounts, actor }: SubmittedForm) {
  await accounts.declineView(actor);
  return redirectToPage('view-declined');
}

async function withdrawViews({ accounts, actor }: SubmittedForm) {
  await accounts.withdrawViews(actor);
  return redirectToPage('views-withdrawn');
}

const handlers = {
  password: changePassword,
  'password-link': sendPasswordLink,
  email: changeEmail,
  confirm: confirmPassword,
  'rename-passkey': renamePasskey,
  'remove-passkey': removePasskey,
  disconnect: disconnectOrganisation,
  'end-session': endSession,
  'end-other-sessions': endOtherSessions,
  'allow-views': allowViews,
  'decline-view': declineView,
  'withdraw-views': withdrawViews,
} as const;

const isHandledIntent = (intent: unknown): intent is keyof typeof handlers =>
  typeof intent === 'string' && Object.hasOwn(handlers, intent);

/** Runs the handler of the form's intent. Throws 400 for an unknown intent and 404 for an item of another user. */
export function submitSecurityForm(submitted: SubmittedForm) {
  const intent = submitted.form.get('intent');
  if (!isHandledIntent(intent)) throw data(null, { status: 400 });
  return handlers[intent](submitted);
}
