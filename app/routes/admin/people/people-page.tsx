import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { findPersonSchema, inviteSchema } from '~/domain/auth/people-schemas';
import type { SignedIn } from '~/domain/auth/session';
import { ConsentList } from '~/features/admin-people/consent-list';
import { EmailForm } from '~/features/admin-people/email-form';
import { InviteForm } from '~/features/admin-people/invite-form';
import { PeopleTable } from '~/features/admin-people/people-table';
import { RolePermissions } from '~/features/admin-people/role-permissions';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import type { Accounts } from '~/server/accounts/accounts.server';
import { readFieldText, readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import type { Route } from './+types/people-page';

export const middleware: Route.MiddlewareFunction[] = [requireArea('users.manage')];

export const meta = () => createNoindexMeta('People');

export async function loader({ context }: Route.LoaderArgs) {
  const { accounts } = context.get(services);
  const actor = context.get(signedIn);
  const [people, consents] = await Promise.all([accounts.listPeople(actor), accounts.listConsents(actor)]);
  return { people, consents, now: new Date() };
}

const TAKEN = {
  'already-staff': 'This person has a role already. Change it on their page.',
  'sample-account': 'This is a sample account of the demo mode. Use another address.',
  locked: 'This account is locked. Unlock it on its page first.',
  unconfirmed:
    'This account has not confirmed its email address. Ask the person to use “Forgot password” once, then invite them again.',
} as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Rejected {
  form: 'find' | 'invite';
  email: string;
  role: string;
  errors: readonly string[];
}

const reject = (rejected: Rejected) => data(rejected, { status: 400 });

async function openPerson({ accounts, actor, form }: Submission) {
  const submission = parseWithZod(form, { schema: findPersonSchema });
  const email = textOf(submission.payload.email);
  if (submission.status !== 'success')
    return reject({ form: 'find', email, role: '', errors: submission.error?.email ?? [] });
  const id = await accounts.findPerson(actor, submission.value.email);
  if (id === undefined)
    return reject({ form: 'find', email, role: '', errors: ['No account has this email address.'] });
  throw redirect(adminPaths.person(id), 303);
}

async function invite({ accounts, actor, form }: Submission) {
  const submission = parseWithZod(form, { schema: inviteSchema });
  const { email, role } = submission.payload;
  const rejectInvitation = (errors: readonly string[]) =>
    reject({ form: 'invite', email: textOf(email), role: textOf(role), errors });
  if (submission.status !== 'success')
    return rejectInvitation(
      submission.error?.email ?? submission.error?.role ?? ['Please enter an email address.'],
    );
  const result = await accounts.inviteStaff(actor, submission.value);
  if (!('userId' in result) || result.kind === 'already-staff') return rejectInvitation([TAKEN[result.kind]]);
  throw redirect(adminPaths.person(result.userId, `done=${result.kind}`), 303);
}

interface Submission {
  accounts: Accounts;
  actor: SignedIn;
  form: FormData;
}

/** Invites a colleague, or opens the page of an account. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const submission = { accounts: context.get(services).accounts, actor: context.get(signedIn), form };
  return readFieldText(form, 'intent') === 'find' ? openPerson(submission) : invite(submission);
}

export default function PeoplePage({
  loaderData: { people, consents, now },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <ToolHeader title="People" text="Who works in the back office, and what they may do." />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-6">
          <PeopleTable people={people} now={now} />
          <ConsentList consents={consents} now={now} />
        </div>
        <div className="grid gap-6">
          <InviteForm rejected={actionData?.form === 'invite' ? actionData : undefined} />
          <EmailForm
            action={adminPaths.people()}
            title="Account of a member"
            text="To end its sessions, to lock it, or to ask to see it as the member does."
            id="find-email"
            label="Email of the member"
            submitLabel="Open the account"
            rejected={actionData?.form === 'find' ? actionData : undefined}
          />
          <RolePermissions roles={['staff', 'admin']} />
        </div>
      </div>
    </>
  );
}
