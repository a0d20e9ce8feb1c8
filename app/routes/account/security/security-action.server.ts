import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { EMAIL_WITHHELD } from '~/content/contact/email-withheld';
import {
  changeEmailSchema,
  changePasswordSchema,
  confirmPasswordSchema,
  passkeyNameSchema,
} from '~/domain/auth/security-schemas';
import { TOO_MANY_PASSWORD_ATTEMPTS } from '~/features/auth/too-many-attempts';
import { paths } from '~/paths';
import type { Accounts, ClientInfo, SignedIn } from '~/server/accounts/types.server';
import { fieldText } from '~/server/http/body/read-body.server';

/** What a form says that was not accepted. */
export interface RejectedForm {
  intent: string;
  /** Of the passkey or the organisation that the form is about. */
  id: string;
  result: SubmissionResult<string[]>;
}

interface Sent {
  accounts: Accounts;
  actor: SignedIn;
  form: FormData;
  client: ClientInfo;
}

const WRONG = 'This is not your password.';
const MANY_MAILS = 'Three mails an hour are enough. Please wait before you ask for another.';
const SIGN_IN_FIRST = 'You signed in too long ago for this. Please sign in once more.';
const LAST = 'Nothing else opens your account. Choose a password or add another way in first.';

/** After success the page is shown anew, and says what was done. */
const done = (what: string) => redirect(paths.account.security(what), 303);

interface Replying {
  reply(options: {
    hideFields: string[];
    fieldErrors: Record<string, string[]> | undefined;
    formErrors: string[] | undefined;
  }): SubmissionResult<string[]>;
}

/** What a form of the page has to say: which one it is, and what Conform makes of its fields. */
function refusalOf({ form }: Sent, submission: Replying) {
  const [intent = '', id = ''] = ['intent', 'id'].map((name) => fieldText(form, name));
  return (status: number, fieldErrors?: Record<string, string[]>, formErrors?: string[]) => {
    const result = submission.reply({ hideFields: ['current', 'password'], fieldErrors, formErrors });
    const refused: RejectedForm = { intent, id, result };
    return data(refused, { status });
  };
}

async function changePassword(sent: Sent) {
  const submission = parseWithZod(sent.form, { schema: changePasswordSchema });
  const refuse = refusalOf(sent, submission);
  if (submission.status !== 'success') return refuse(400);
  const { current, password: next } = submission.value;
  const result = await sent.accounts.changePassword(sent.actor, { current, next });
  switch (result.kind) {
    case 'changed':
      return done('password');
    case 'weak':
      return refuse(400, { password: [result.issue] });
    case 'wrong':
      return refuse(400, { current: [WRONG] });
    case 'wait':
      return refuse(429, { current: [TOO_MANY_PASSWORD_ATTEMPTS] });
  }
}

/** For forms that hold nothing that could be wrong. */
const refuseAll = (sent: Sent, status: number, words: string) =>
  refusalOf(sent, parseWithZod(sent.form, { schema: z.object({}) }))(status, undefined, [words]);

/** For an account without one: the mail proves that its address is the user's. */
async function sendPasswordLink(sent: Sent) {
  const { accounts, actor, client: asker } = sent;
  const result = await accounts.requestPasswordReset(actor.user.email, asker);
  return result.kind === 'accepted' ? done('link-sent') : refuseAll(sent, 429, MANY_MAILS);
}

async function changeEmail(sent: Sent) {
  const submission = parseWithZod(sent.form, { schema: changeEmailSchema });
  const refuse = refusalOf(sent, submission);
  if (submission.status !== 'success') return refuse(400);
  const { email, current: password = '' } = submission.value;
  const { kind } = await sent.accounts.requestEmailChange(sent.actor, { email, password });
  switch (kind) {
    case 'accepted':
      return done('email-sent');
    case 'same':
      return refuse(400, { email: ['This is your address already.'] });
    case 'wrong':
      return refuse(400, { current: [password ? WRONG : 'Your password is needed.'] });
    case 'stale':
      return refuse(403, undefined, [SIGN_IN_FIRST]);
    case 'wait':
      return refuse(429, undefined, [MANY_MAILS]);
    case 'withheld':
      return refuse(429, { email: [EMAIL_WITHHELD] });
  }
}

async function confirmPassword(sent: Sent) {
  const submission = parseWithZod(sent.form, { schema: confirmPasswordSchema });
  const refuse = refusalOf(sent, submission);
  if (submission.status !== 'success') return refuse(400);
  const answer = await sent.accounts.reauthenticate(sent.actor, submission.value.current);
  if (answer === 'right') return done('confirmed');
  return answer === 'wrong'
    ? refuse(400, { current: [WRONG] })
    : refuse(429, { current: [TOO_MANY_PASSWORD_ATTEMPTS] });
}

const idOf = ({ form }: Sent) => fieldText(form, 'id');
const missing = () => data(null, { status: 404 });

async function renamePasskey(sent: Sent) {
  const submission = parseWithZod(sent.form, { schema: passkeyNameSchema });
  if (submission.status !== 'success') return refusalOf(sent, submission)(400);
  const isRenamed = await sent.accounts.renamePasskey(sent.actor, { id: idOf(sent), ...submission.value });
  if (!isRenamed) throw missing();
  return done('passkey-renamed');
}

async function removePasskey(sent: Sent) {
  const result = await sent.accounts.removePasskey(sent.actor, idOf(sent));
  if (result === 'unknown') throw missing();
  if (result === 'removed') return done('passkey-removed');
  return refuseAll(sent, 409, LAST);
}

async function disconnectOrganisation(sent: Sent) {
  const result = await sent.accounts.disconnectOrganisation(sent.actor, idOf(sent));
  if (result === 'unknown') throw missing();
  if (result === 'removed') return done('disconnected');
  return refuseAll(sent, 409, LAST);
}

async function endSession(sent: Sent) {
  if (!(await sent.accounts.revokeSession(sent.actor, idOf(sent)))) throw missing();
  return done('session');
}

async function endOtherSessions({ accounts, actor }: Sent) {
  await accounts.revokeOtherSessions(actor);
  return done('sessions');
}

const deeds = {
  password: changePassword,
  'password-link': sendPasswordLink,
  email: changeEmail,
  confirm: confirmPassword,
  'rename-passkey': renamePasskey,
  'remove-passkey': removePasskey,
  disconnect: disconnectOrganisation,
  'end-session': endSession,
  'end-other-sessions': endOtherSessions,
} as const;

const isDeed = (intent: unknown): intent is keyof typeof deeds =>
  typeof intent === 'string' && Object.hasOwn(deeds, intent);

/** Does what the form was sent for. Throws 400 for a form that no page here has, 404 for what is not the user's own. */
export function submitSecurityForm(sent: Sent) {
  const intent = sent.form.get('intent');
  if (!isDeed(intent)) throw data(null, { status: 400 });
  return deeds[intent](sent);
}
