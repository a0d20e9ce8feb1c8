import { data, redirect } from 'react-router';
import { adminPaths } from '~/content/admin/admin-paths';
import { ROLE_LABELS } from '~/content/admin/people-texts';
import { findDoneMessage } from '~/domain/site/done-message';
import { LockAccount } from '~/features/admin-people/lock-account';
import { PersonSessions } from '~/features/admin-people/person-sessions';
import { RoleForm } from '~/features/admin-people/role-form';
import { RolePermissions } from '~/features/admin-people/role-permissions';
import { ViewAccount } from '~/features/admin-people/view-account';
import { paths } from '~/paths';
import { ConfirmForm } from '~/sections/admin/confirm-form';
import { DoneAlert, ToolAlert } from '~/sections/admin/tool-alert';
import { ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolHeader } from '~/sections/admin/tool-header';
import { formatDayAndTime } from '~/sections/format/format-moment';
import { createNoindexMeta } from '~/sections/meta/noindex-meta';
import { readForm } from '~/server/http/body/read-body.server';
import { requireArea } from '~/server/http/guards/require-session.server';
import { services } from '~/server/services.server';
import { signedIn } from '~/server/session-context.server';
import { DescriptionList } from '~/ui/data/description-list';
import type { Route } from './+types/person-page';
import { submitPersonForm } from './submit-person-form.server';

export const middleware: Route.MiddlewareFunction[] = [requireArea('users.manage')];

export const meta = () => createNoindexMeta('Person');

/** What a form did, by the value of the query parameter. */
const DONE_MESSAGES: Readonly<Record<string, string>> = {
  invited: 'The invitation is sent.',
  repeated: 'The invitation is sent again, with a new link.',
  promoted: 'The person has the role and gets an email about it. They are signed out everywhere.',
  role: 'The role is changed. The person is signed out everywhere.',
  sessions: 'The person is signed out everywhere.',
  locked: 'The account is locked. The person gets an email with the reason.',
  unlocked: 'The account is open again. The person gets an email.',
  requested: 'The person is asked by email. Their answer appears here.',
  viewed: 'You no longer see the account. The person can read when you viewed it.',
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { accounts } = context.get(services);
  const actor = context.get(signedIn);
  const person = await accounts.getPerson(actor, params.id);
  if (!person) throw data(null, { status: 404 });
  return {
    person,
    now: new Date(),
    consentEndsAt: await accounts.getConsentOf(actor, params.id),
    viewRequest: await accounts.getViewRequestTo(actor, params.id),
    doneMessage: findDoneMessage(DONE_MESSAGES, url.searchParams),
  };
}

/** Changes the role, ends the sessions, locks the account, or withdraws the invitation or sends it again. */
export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { accounts } = context.get(services);
  const form = await readForm(request);
  const outcome = await submitPersonForm({ accounts, actor: context.get(signedIn), id, form });
  if (outcome.kind === 'unknown') throw data(null, { status: 404 });
  if (outcome.kind === 'rejected') return data(outcome, { status: outcome.isConflict ? 409 : 400 });
  if (outcome.done === 'viewing') throw redirect(paths.account.overview(), 303);
  throw redirect(
    outcome.done === 'withdrawn' ? adminPaths.people() : adminPaths.person(id, `done=${outcome.done}`),
    303,
  );
}

type Person = Route.ComponentProps['loaderData']['person'];

/** The invitation that nobody has accepted yet. */
function OpenInvitation({ id, email }: Person) {
  return (
    <div className="flex flex-wrap items-start gap-grout">
      <form method="post" action={adminPaths.person(id)} data-send-once="">
        <ToolSubmit intent="send-again" variant="loud">
          Send the invitation again
        </ToolSubmit>
      </form>
      <ConfirmForm
        action={adminPaths.person(id)}
        intent="withdraw"
        fields={{}}
        label="Withdraw it"
        confirm="Yes, withdraw it"
        variant="danger"
      >
        <p className="wrap-anywhere">
          The account of {email} is deleted, and the link in the email stops working.
        </p>
      </ConfirmForm>
    </div>
  );
}

interface FormsProps {
  person: Person;
  rejected: Route.ComponentProps['actionData'];
  now: Date;
}

function Forms({ person, rejected, now }: FormsProps) {
  const { id, role, isSelf, invitedAt, sessions, lock } = person;
  if (isSelf) {
    return (
      <p className="text-muted">
        This is your own account. Only another admin can change your role. Your sessions are on{' '}
        <a href={paths.account.security()} className="text-link underline underline-offset-4">
          your security page
        </a>
        .
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      {invitedAt && <OpenInvitation {...person} />}
      {lock && <LockAccount id={id} lock={lock} now={now} />}
      {!lock && <RoleForm id={id} role={role} chosen={rejected?.chosen} />}
      {sessions.length > 0 && (
        <ConfirmForm
          action={adminPaths.person(id)}
          intent="end-sessions"
          fields={{}}
          label="End all sessions"
          confirm="Yes, sign them out"
          variant="danger"
        >
          <p>
            The person is signed out in every browser, and links in emails to set a password stop working.
          </p>
        </ConfirmForm>
      )}
      {role === 'user' && !lock && (
        <LockAccount id={id} lock={undefined} now={now} rejected={rejected?.reason} />
      )}
    </div>
  );
}

export default function PersonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, now, doneMessage, consentEndsAt, viewRequest } = loaderData;
  const { id, name, email, role, twoFactorEnabled, invitedAt, sessions, lock } = person;
  return (
    <>
      <ToolHeader title={name} text={ROLE_LABELS[role]}>
        <ToolLink href={adminPaths.people()}>All people</ToolLink>
        <ToolLink href={adminPaths.audit(`who=${id}`)}>What they changed</ToolLink>
      </ToolHeader>
      {actionData && <ToolAlert tone="warning" role="alert" title={actionData.problem} className="mb-2.5" />}
      {!actionData && <DoneAlert message={doneMessage} />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid gap-6">
          <DescriptionList
            items={[
              { term: 'Email', description: <span className="wrap-anywhere">{email}</span> },
              { term: 'Two-factor sign-in', description: twoFactorEnabled ? 'on' : 'off' },
              ...(invitedAt
                ? [{ term: 'Invited', description: `${formatDayAndTime(invitedAt, now)}, not accepted yet` }]
                : []),
            ]}
          />
          <Forms person={person} rejected={actionData} now={now} />
          {role === 'user' && !lock && (
            <ViewAccount id={id} consentEndsAt={consentEndsAt} now={now} request={viewRequest} />
          )}
          <PersonSessions sessions={sessions} now={now} />
        </div>
        {role !== 'user' && <RolePermissions roles={[role]} />}
      </div>
    </>
  );
}
