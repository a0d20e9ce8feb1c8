import { parseWithZod } from '@conform-to/zod/v4';
import { personFormSchema } from '~/domain/auth/people-schemas';
import type { SignedIn } from '~/domain/auth/session';
import type { UserRole } from '~/domain/auth/user';
import type { Accounts } from '~/server/accounts/accounts.server';
import type { LockResult } from '~/server/accounts/users/lock-account.server';

/** `chosen`: the role that a form with a conflict had. `reason`: why an account is to be locked, with what is wrong about the text. */
interface RejectedPersonForm {
  kind: 'rejected';
  problem: string;
  isConflict: boolean;
  chosen?: UserRole;
  reason?: { value: string; errors: readonly string[] };
}

export type PersonFormOutcome =
  | {
      kind: 'done';
      done:
        | 'role'
        | 'sessions'
        | 'locked'
        | 'unlocked'
        | 'withdrawn'
        | 'repeated'
        | 'requested'
        | 'viewing'
        | 'viewed';
    }
  | { kind: 'unknown' }
  | RejectedPersonForm;

interface Submission {
  accounts: Accounts;
  actor: SignedIn;
  id: string;
  form: FormData;
}

const reject = (problem: string): RejectedPersonForm => ({ kind: 'rejected', problem, isConflict: false });

const PROBLEMS = {
  own: 'You cannot change your own role. Ask another admin.',
  unchanged: 'This is the role that the person has.',
  'last-admin': 'The site needs at least one admin. Make another person admin first.',
  unconfirmed:
    'This account has not confirmed its email address. Ask the person to use “Forgot password” once, then change the role.',
} as const;

async function changeRole(
  { accounts, actor, id }: Submission,
  change: { from: UserRole; role: UserRole },
): Promise<PersonFormOutcome> {
  const result = await accounts.changeRole(actor, { userId: id, ...change });
  if (result === 'changed') return { kind: 'done', done: 'role' };
  if (result === 'unknown') return { kind: 'unknown' };
  if (result !== 'conflict') return reject(PROBLEMS[result]);
  const problem =
    'Another admin changed the role in the meantime. Your change was not saved: check it, then save again.';
  return { kind: 'rejected', problem, isConflict: true, chosen: change.role };
}

async function endSessions({ accounts, actor, id }: Submission): Promise<PersonFormOutcome> {
  const { kind } = await accounts.endSessions(actor, id);
  if (kind === 'own') return reject('You end your own sessions on the page “Security” of your account.');
  return kind === 'unknown' ? { kind } : { kind: 'done', done: 'sessions' };
}

const LOCK_PROBLEMS = {
  staff: 'A person with a role cannot be locked. Take the role away first.',
  unchanged: 'Another admin did this in the meantime.',
} as const;

function toLockOutcome(result: LockResult, done: 'locked' | 'unlocked'): PersonFormOutcome {
  if (result === 'done') return { kind: 'done', done };
  return result === 'unknown' ? { kind: 'unknown' } : reject(LOCK_PROBLEMS[result]);
}

const ACCEPTED = 'The invitation is accepted already. Change the role instead.';

async function withdraw({ accounts, actor, id }: Submission): Promise<PersonFormOutcome> {
  const result = await accounts.withdrawInvitation(actor, id);
  if (result === 'accepted') return reject(ACCEPTED);
  return result === 'unknown' ? { kind: 'unknown' } : { kind: 'done', done: 'withdrawn' };
}

async function sendAgain({ accounts, actor, id }: Submission): Promise<PersonFormOutcome> {
  const person = await accounts.getPerson(actor, id);
  if (!person) return { kind: 'unknown' };
  if (!person.invitedAt || person.role === 'user') return reject(ACCEPTED);
  const { kind } = await accounts.inviteStaff(actor, { email: person.email, role: person.role });
  return kind === 'repeated' ? { kind: 'done', done: 'repeated' } : reject(ACCEPTED);
}

async function startView({ accounts, actor, id }: Submission): Promise<PersonFormOutcome> {
  if ((await accounts.startView(actor, id)) === 'started') return { kind: 'done', done: 'viewing' };
  return reject('The person does not allow it, or does not allow it any more.');
}

const REQUEST_PROBLEMS = {
  allowed: 'The person allows it already.',
  open: 'The person was asked already and has not answered yet.',
  limit: 'The person was asked several times today. Ask again tomorrow, or write to them.',
  'not-allowed': 'Only members with a confirmed address can be asked.',
} as const;

async function requestView({ accounts, actor, id }: Submission): Promise<PersonFormOutcome> {
  const result = await accounts.requestView(actor, id);
  return result === 'sent' ? { kind: 'done', done: 'requested' } : reject(REQUEST_PROBLEMS[result]);
}

async function endView({ accounts, actor }: Submission): Promise<PersonFormOutcome> {
  await accounts.endView(actor);
  return { kind: 'done', done: 'viewed' };
}

/** Handles the forms of the page of a person. */
export async function submitPersonForm(submission: Submission): Promise<PersonFormOutcome> {
  const { accounts, actor, id: userId, form } = submission;
  const parsed = parseWithZod(form, { schema: personFormSchema });
  if (parsed.status !== 'success') {
    const errors = parsed.error?.reason;
    if (!errors) return reject('The page is out of date. Please reload it.');
    const { reason } = parsed.payload;
    const value = typeof reason === 'string' ? reason : '';
    return { ...reject('The account is not locked yet.'), reason: { value, errors } };
  }
  const { value } = parsed;
  if (value.intent === 'role') return changeRole(submission, value);
  if (value.intent === 'end-sessions') return endSessions(submission);
  if (value.intent === 'lock')
    return toLockOutcome(await accounts.lockAccount(actor, { userId, reason: value.reason }), 'locked');
  if (value.intent === 'unlock')
    return toLockOutcome(await accounts.unlockAccount(actor, userId), 'unlocked');
  if (value.intent === 'withdraw') return withdraw(submission);
  if (value.intent === 'request-view') return requestView(submission);
  if (value.intent === 'view') return startView(submission);
  if (value.intent === 'end-view') return endView(submission);
  return sendAgain(submission);
}
