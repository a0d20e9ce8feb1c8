import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { inviteSchema } from '~/domain/auth/people-schemas';
import { ConsentList } from '~/features/admin-people/consent-list';
import { InviteForm } from '~/features/admin-people/invite-form';
import { PeopleTable } from '~/features/admin-people/people-table';
import { RolePermissions } from '~/features/admin-people/role-permissions';
import { ToolHeader } from '~/sections/admin/tool-header';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
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
  unconfirmed:
    'This account has not confirmed its email address. Ask the person to use “Forgot password” once, then invite them again.',
} as const;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Invites a colleague. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: inviteSchema });
  const { email: typed, role } = submission.payload;
  const reject = (errors: readonly string[]) =>
    data({ email: textOf(typed), role: textOf(role), errors }, { status: 400 });
  if (submission.status !== 'success')
    return reject(submission.error?.email ?? submission.error?.role ?? ['Please enter an email address.']);
  const result = await context.get(services).accounts.inviteStaff(context.get(signedIn), submission.value);
  if (result.kind === 'already-staff' || result.kind === 'sample-account' || result.kind === 'unconfirmed')
    return reject([TAKEN[result.kind]]);
  throw redirect(adminPaths.person(result.userId, `done=${result.kind}`), 303);
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
          <InviteForm rejected={actionData} />
          <RolePermissions roles={['staff', 'admin']} />
        </div>
      </div>
    </>
  );
}
